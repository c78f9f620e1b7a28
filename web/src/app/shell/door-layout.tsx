import { Outlet } from 'react-router';
import { DoorGuard } from './door-guard.tsx';

/** The pages by which one comes in. */
export default function Door() {
  return (
    <DoorGuard>
      <Outlet />
    </DoorGuard>
  );
}
