import { Outlet } from 'react-router';
import { VisitorGuard } from './visitor-guard.tsx';

/** The start page and the sign-in page: for visitors who are not signed in. */
export default function VisitorLayout() {
  return (
    <VisitorGuard>
      <Outlet />
    </VisitorGuard>
  );
}
