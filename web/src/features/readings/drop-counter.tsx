import type { DropSize } from '@limpid/chemistry';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';

/** Drops until the colour turns, times what one drop is worth for this sample. */
export function DropCounter({ label, sizes, onCount }: { label: string; sizes: DropSize[]; onCount: (ppm: number) => void }) {
  const [sampleMl, setSampleMl] = useState(String(sizes[0]?.sampleMl));
  const [drops, setDrops] = useState<number | null>(null);
  const size = sizes.find((one) => String(one.sampleMl) === sampleMl) ?? sizes[0];
  const ppm = size && drops !== null && drops >= 0 ? Math.round(drops * size.ppmPerDrop * 100) / 100 : null;
  if (!size) return null;
  return (
    <div className="mt-3 grid grid-cols-[1fr_1fr] items-end gap-3 rounded-control bg-sunken p-3">
      <SelectField
        label="Sample"
        value={sampleMl}
        onChange={setSampleMl}
        options={sizes.map((one) => ({ value: String(one.sampleMl), label: `${one.sampleMl} mL` }))}
      />
      <NumberField label="Drops" value={drops} onChange={setDrops} whole />
      <p className="figures text-sm text-muted">
        {ppm === null ? `1 drop = ${size.ppmPerDrop} ppm` : `${drops} × ${size.ppmPerDrop} = ${ppm} ppm`}
      </p>
      <Button
        variant="secondary"
        disabled={ppm === null}
        onClick={() => ppm !== null && onCount(ppm)}
        aria-label={`Use the drops for ${label}`}
      >
        Use
      </Button>
    </div>
  );
}
