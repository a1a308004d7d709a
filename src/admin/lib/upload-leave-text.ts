export const UPLOAD_LEAVE_TEXT = {
  title: 'Leave while pictures are uploading?',
  hint: 'Pictures that have not been added yet are lost.',
  yes: 'Leave',
  no: 'Stay',
} as const;
