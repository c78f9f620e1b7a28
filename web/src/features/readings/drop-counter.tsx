import type { DropSize } from '@limpid/chemistry';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';

interface DropCounterProps {
  label: string;
  sizes: DropSize[];
  ownKeys?: boolean | undefined;
  onCount: (ppm: number | undefined) => void;
}

/** Drops until the colour turns, times what one drop is worth for this sample; the value follows the count. */
export function DropCounter({ label, sizes, ownKeys, onCount }: DropCounterProps) {
  const [size, setSize] = useState(sizes[0]);
  const [drops, setDrops] = useState<number | null>(null);
  if (!size) return null;
  const count = (nextDrops: number | null, nextSize: DropSize) => {
    setDrops(nextDrops);
    setSize(nextSize);
    const isCount = nextDrops !== null && nextDrops >= 0;
    onCount(isCount ? Math.round(nextDrops * nextSize.ppmPerDrop * 100) / 100 : undefined);
  };
  return (
    <div className="mt-2 grid grid-cols-[5.5rem_1fr] gap-3">
      <NumberField
        label={m.log_drops({ parameter: label })}
        labelHidden
        placeholder={m.log_drops_unit()}
        value={drops}
        onChange={(value) => count(value, size)}
        whole
        ownKeys={ownKeys}
      />
      <SelectField
        label={m.log_sample({ parameter: label })}
        labelHidden
        value={String(size.sampleMl)}
        onChange={(sampleMl) => count(drops, sizes.find((one) => String(one.sampleMl) === sampleMl) ?? size)}
        options={sizes.map((one) => ({
          value: String(one.sampleMl),
          label: m.log_sample_size({ sampleMl: one.sampleMl, ppm: one.ppmPerDrop }),
        }))}
      />
    </div>
  );
}
