import { LocateFixed, MapPin } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../api/api-error.ts';
import { zoneText } from '../../../i18n/zone-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { IconTile } from '../../../ui/card.tsx';
import type { PartProps } from './part-props.ts';
import { type Place, withPlace } from '../pool-answers.ts';
import { PlaceSearch } from '../place-search.tsx';
import { useNearestPlace } from '../pools.data.ts';

export function PlacePart({ answers, onChange, faults }: PartProps) {
  const { place, timeZone } = answers;
  return (
    <div className="flex flex-col gap-5">
      {place ? (
        <ChosenPlace place={place} onClear={() => onChange(withPlace(null))} />
      ) : (
        <>
          <PlaceSearch onChoose={(found) => onChange(withPlace(found))} error={faults.place} />
          <LocateButton onFound={(found) => onChange(withPlace(found))} />
        </>
      )}
      <p className="text-sm text-muted">
        {place ? m.common_times_zone({ zone: zoneText(timeZone) }) : m.pools_times_device({ zone: zoneText(timeZone) })}
      </p>
      {faults.timeZone ? <Callout tone="bad">{faults.timeZone}</Callout> : null}
    </div>
  );
}

function ChosenPlace({ place, onClear }: { place: Place; onClear: () => void }) {
  return (
    <div className="flex items-center gap-3.5 rounded-control border border-brand bg-tint p-3.5 ring-1 ring-brand">
      <IconTile>
        <MapPin size={24} strokeWidth={1.75} />
      </IconTile>
      <output className="block min-w-0 flex-1">
        <span className="block truncate font-medium">
          {place.city}, {place.state}
        </span>
        {place.zip ? <span className="figures block text-sm text-muted">{m.pools_zip_code({ zip: place.zip })}</span> : null}
      </output>
      <Button variant="quiet" onClick={onClear} aria-label={m.pools_change_location()}>
        {m.common_change()}
      </Button>
    </div>
  );
}

type Trouble = 'refused' | 'unavailable' | 'abroad';
const TROUBLE: Record<Trouble, () => string> = {
  refused: m.pools_location_denied,
  unavailable: m.pools_location_failed,
  abroad: m.pools_location_outside_us,
};
const PERMISSION_DENIED = 1;

function LocateButton({ onFound }: { onFound: (place: Place) => void }) {
  const nearest = useNearestPlace();
  const [isAsking, setIsAsking] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const locate = () => {
    if (!('geolocation' in navigator)) return setTrouble('unavailable');
    setTrouble(null);
    setIsAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsAsking(false);
        // a hundredth of a degree, about a kilometre, is all that a town needs
        const round = (degrees: number) => Math.round(degrees * 100) / 100;
        nearest.mutate(
          { latitude: round(coords.latitude), longitude: round(coords.longitude) },
          { onSuccess: ({ place }) => (place ? onFound(place) : setTrouble('abroad')) },
        );
      },
      (error) => {
        setIsAsking(false);
        setTrouble(error.code === PERMISSION_DENIED ? 'refused' : 'unavailable');
      },
      { timeout: 15_000, maximumAge: 600_000 },
    );
  };
  const message = trouble ? TROUBLE[trouble]() : nearest.isError ? errorText(nearest.error) : null;
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        variant="secondary"
        pending={isAsking || nearest.isPending}
        iconBefore={<LocateFixed size={20} strokeWidth={1.75} aria-hidden />}
        onClick={locate}
      >
        {m.pools_use_my_location()}
      </Button>
      {message ? (
        <Callout tone="warn" live className="w-full">
          {message}
        </Callout>
      ) : null}
    </div>
  );
}
