import { InstallButton } from '../install/install.tsx';
import { PreferencesFields } from '../settings/preferences-fields.tsx';
import { PlaceLink, useAddressOf } from './place-link.tsx';
import { placeGroups, usePlaceHere } from './place-groups.tsx';

export function AccountPanel() {
  const addressOf = useAddressOf();
  const here = usePlaceHere();
  const you = placeGroups().find(({ name }) => name === 'you')?.places ?? [];
  return (
    <>
      <ul className="-mx-3.5 -mt-2.5 flex flex-col">
        {you.map((place) => (
          <li key={place.path}>
            <PlaceLink place={place} to={addressOf(place)} isHere={place.path === here} className="min-h-11" />
          </li>
        ))}
      </ul>
      <div className="mt-3 border-t border-line pt-4">
        <PreferencesFields />
      </div>
      <div className="mt-4 empty:hidden">
        <InstallButton variant="quiet" />
      </div>
    </>
  );
}
