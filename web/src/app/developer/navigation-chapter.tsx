import { useState } from 'react';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Chapter, Specimen } from './book-frame.tsx';

export function NavigationChapter() {
  const [tab, setTab] = useState<'plan' | 'history'>('plan');
  return (
    <Chapter id="navigation" title="Finding one's way">
      <Specimen
        name="Page, PageHeader, Breadcrumbs"
        note="A page has one first heading, with what can be done here on its right. This page's own head is one; a path above it says where a page stands."
      >
        <Breadcrumbs crumbs={[{ label: 'Water chemistry', to: '/chemistry' }, { label: 'Pool volume' }]} />
      </Specimen>
      <Specimen name="Tabs" note="Each tab shows its own panel; arrows move between them.">
        <Tabs
          label="Example"
          value={tab}
          onChange={setTab}
          items={[
            { value: 'plan', label: 'Plan', content: <p className="text-sm">Three steps, in this order.</p> },
            { value: 'history', label: 'History', content: <p className="text-sm">Twelve tests since May.</p> },
          ]}
        />
      </Specimen>
      <Specimen name="Disclosure" note="The arithmetic, the reason, the source: unfolded on request, even before any script.">
        <div className="flex flex-col gap-3">
          <Disclosure summary="How this dose is worked out">56,781 L × 2 ppm ÷ 0.125 = 908 mL.</Disclosure>
          <Disclosure summary="Open from the start" open>
            The second of two.
          </Disclosure>
          <Disclosure summary="Quiet" tone="quiet">
            Inside other things.
          </Disclosure>
        </div>
      </Specimen>
    </Chapter>
  );
}
