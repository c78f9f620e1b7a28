import { Waves } from 'lucide-react';
import { useState } from 'react';
import { fromCanonical, unitSymbol, usualUnit } from '@limpid/chemistry';
import type { Units } from '../../i18n/units.ts';
import { Checkbox, Switch } from '../../ui/fields/checkbox.tsx';
import { RadioCards, SegmentedControl } from '../../ui/fields/choice.tsx';
import { KeptDraftNote } from '../../ui/fields/kept-draft-note.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import { Chapter, Specimen, State, States } from './book-frame.tsx';

const VOLUME_L = 56_781;

export function FieldsChapter({ units }: { units: Units }) {
  return (
    <Chapter
      id="fields"
      title="Fields and choices"
      text="A label above, a hint below, words for what is wrong. An unlikely value is taken, with a warning; an impossible one is not."
    >
      <TextFields />
      <NumberFields units={units} />
      <OtherFields />
      <Choices />
    </Chapter>
  );
}

function TextFields() {
  const [text, setText] = useState('Backyard pool');
  const [address, setAddress] = useState('robin@');
  const [note, setNote] = useState('');
  return (
    <Specimen name="TextField, TextArea" note="Type in them: they are real.">
      <States columns={3}>
        <State name="filled, with hint">
          <TextField label="Name" value={text} onChange={setText} hint="As you call it at home" />
        </State>
        <State name="empty, optional">
          <TextField label="Nickname" value={note} onChange={setNote} optional placeholder="None" />
        </State>
        <State name="error">
          <TextField label="Email" value={address} onChange={setAddress} error="Please enter a valid email address" />
        </State>
        <State name="disabled">
          <TextField label="Account" value="robin" onChange={() => undefined} disabled />
        </State>
        <State name="prefix and suffix">
          <TextField label="Price" value="18" onChange={() => undefined} prefix="$" suffix="a jug" />
        </State>
        <State name="long label, aside">
          <TextField
            label="What the neighbor who looks after the pool in August should know"
            aside="last year"
            value=""
            onChange={() => undefined}
          />
        </State>
        <State name="several lines">
          <TextArea label="Note" rows={3} value={note} onChange={setNote} placeholder="Rain last night" />
        </State>
      </States>
    </Specimen>
  );
}

function NumberFields({ units }: { units: Units }) {
  const [chlorine, setChlorine] = useState<number | null>(3.2);
  const [ph, setPh] = useState<number | null>(75);
  const unit = usualUnit('volume', units);
  return (
    <Specimen name="NumberField" note="The keypad with a decimal mark; 3,2 is 3.2. Large for wet hands. Every number has its unit.">
      <States columns={3}>
        <State name="large">
          <NumberField
            label="Free chlorine"
            value={chlorine}
            onChange={setChlorine}
            unit="ppm"
            decimals={1}
            size="lg"
            aside="was 3.1 · 4 d ago"
          />
        </State>
        <State name="warning: taken, but unlikely">
          <NumberField label="pH" value={ph} onChange={setPh} decimals={1} warning="75 is unlikely. Did you mean 7.5?" />
        </State>
        <State name="error">
          <NumberField label="Alkalinity" value={-5} onChange={() => undefined} unit="ppm" error="Enter a number from 0 to 1000 ppm." />
        </State>
        <State name={units === 'us' ? 'US' : 'metric'}>
          <NumberField
            label="Volume"
            value={Math.round(fromCanonical('volume', VOLUME_L, unit))}
            onChange={() => undefined}
            unit={unitSymbol('volume', unit)}
            whole
          />
        </State>
        <State name="empty">
          <NumberField label="Hardness" value={null} onChange={() => undefined} unit="ppm" placeholder="250" />
        </State>
        <State name="disabled">
          <NumberField label="Salt, ppm" value={3200} onChange={() => undefined} disabled whole />
        </State>
      </States>
    </Specimen>
  );
}

const SURFACES = [
  { value: 'plaster', label: 'Plaster' },
  { value: 'vinyl', label: 'Vinyl' },
  { value: 'tile', label: 'Tile', disabled: true },
] as const;
type SurfaceName = (typeof SURFACES)[number]['value'];

function OtherFields() {
  const [surface, setSurface] = useState<SurfaceName>('plaster');
  const [secret, setSecret] = useState('Clear-Water-7');
  return (
    <Specimen name="SelectField, PasswordField, KeptDraftNote" note="The list is the system's own: best on phones, and it cannot break.">
      <States columns={3}>
        <State name="chosen">
          <SelectField label="Surface" value={surface} onChange={setSurface} options={SURFACES} />
        </State>
        <State name="nothing chosen, error">
          <SelectField
            label="Surface"
            value=""
            onChange={setSurface}
            options={SURFACES}
            placeholder="Choose one"
            error="Please choose one."
          />
        </State>
        <State name="disabled">
          <SelectField label="Surface" value="vinyl" onChange={setSurface} options={SURFACES} disabled />
        </State>
        <State name="password">
          <PasswordField label="Password" value={secret} onChange={setSecret} autoComplete="off" hint="At least 8 characters" />
        </State>
        <State name="what was typed last time">
          <KeptDraftNote kept={{ isRestored: true, startOver: () => undefined }} />
        </State>
      </States>
    </Specimen>
  );
}

function Choices() {
  const [kind, setKind] = useState<'pool' | 'spa'>('pool');
  const [unit, setUnit] = useState<'us' | 'metric'>('us');
  const [isCovered, setCovered] = useState(true);
  return (
    <Specimen
      name="RadioCards, SegmentedControl, Checkbox, Switch"
      note="Cards for a question with pictures, segments for two to four short answers, a switch for what takes effect at once."
    >
      <div className="flex flex-col gap-6">
        <RadioCards
          label="What is it?"
          columns={2}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'pool', label: 'Pool', description: 'In the ground or above it', icon: <Waves size={24} strokeWidth={1.75} /> },
            { value: 'spa', label: 'Spa', description: 'Hot, small, with jets', icon: <Waves size={24} strokeWidth={1.75} /> },
          ]}
        />
        <RadioCards
          label="Disabled, with an error"
          columns={2}
          disabled
          value={null}
          onChange={() => undefined}
          error="Please choose one."
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
        <States>
          <SegmentedControl
            label="Units"
            labelHidden={false}
            value={unit}
            onChange={setUnit}
            options={[
              { value: 'us', label: 'US' },
              { value: 'metric', label: 'Metric' },
            ]}
          />
          <SegmentedControl
            label="Disabled units"
            value="us"
            onChange={() => undefined}
            disabled
            options={[
              { value: 'us', label: 'US' },
              { value: 'metric', label: 'Metric' },
            ]}
          />
        </States>
        <div className="grid gap-x-10 gap-y-2 sm:grid-cols-2">
          <Checkbox label="The pool is covered" description="At night" checked={isCovered} onChange={setCovered} />
          <Checkbox label="Disabled" checked={false} onChange={() => undefined} disabled />
          <Switch label="The pool is covered" description="At night" checked={isCovered} onChange={setCovered} />
          <Switch label="Disabled switch" checked onChange={() => undefined} disabled />
        </div>
      </div>
    </Specimen>
  );
}
