import { staffApi, type StaffMember } from '#domain/api/staff.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { callAsStaff } from './call-as-staff.ts';

export const STAFF_KEY = ['staff'];

export function useStaffList(): UseQueryResult<readonly StaffMember[]> {
  return useQuery({
    queryKey: STAFF_KEY,
    queryFn: async () => (await callAsStaff(staffApi, 'GET /api/admin/staff')).staff,
  });
}
