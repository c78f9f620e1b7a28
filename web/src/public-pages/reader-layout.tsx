import { useSignedInHint } from '../session/signed-in-hint.ts';
import Shell from '../app/shell/shell-layout.tsx';
import PublicLayout from './public-layout.tsx';

/** A page for everyone: inside the app for who is signed in here, in the public frame for visitors. */
export default function ReaderLayout() {
  return useSignedInHint() ? <Shell /> : <PublicLayout />;
}
