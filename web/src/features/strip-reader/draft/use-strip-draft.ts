// The photo, its corners and what was corrected, from the device and to it.
import type { Pool } from '@limpid/contract';
import { useEffect, useRef, useState } from 'react';
import { uuidV7 } from '../../../browser/uuid.ts';
import { trueNow } from '../../../ui/true-now.ts';
import { firstGuess, marksTurned, useMarks } from '../image/corner-marks.ts';
import type { StripLayout } from '../../strips/layout.data.ts';
import { keepCompared, layoutFor, wasCompared } from '../../strips/my-strip.data.ts';
import { type Edits, forgetStripDraft, keepStripDraft, keepStripPhoto, loadStripDraft, type StripDraft } from './strip-draft.ts';
import { usePhoto } from '../use-photo.ts';

/** A drag changes the corners with every move of the finger. */
const SAVE_EVERY_MS = 150;

type Answers = Pick<StripDraft, 'layout' | 'isMyStrip' | 'edits' | 'moment'> & {
  /** the corners between which the person has said that the chart is upright */
  uprightChart?: unknown;
};
type Of = Pick<StripDraft, 'photoId' | 'turns'>;

const NONE: Of = { photoId: '', turns: 0 };
const fresh = (layout: StripLayout): Answers => ({ layout, isMyStrip: wasCompared(layout), edits: {}, moment: 'photo' });

const saidIn = ({ layout, isMyStrip, edits, moment }: StripDraft): Answers => ({ layout, isMyStrip, edits, moment });

/** What the person has said about the photo. */
function useAnswers(pool: Pool, chart: unknown) {
  const [answers, setAnswers] = useState<Answers>(() => fresh(layoutFor(pool)));
  const change = (next: Partial<Answers>) => setAnswers((before) => ({ ...before, ...next }));
  const { layout, isMyStrip, edits, moment } = answers;
  const isUpright = answers.uprightChart === chart;
  return {
    ...answers,
    isUpright,
    choose: (chosen: StripLayout) => setAnswers(fresh(chosen)),
    /** `uprightChart`: corners that were found, and the way around is known */
    begin: (uprightChart?: unknown) => setAnswers({ ...fresh(layout), isMyStrip, uprightChart }),
    restore: (draft: StripDraft) => setAnswers({ ...saidIn(draft), uprightChart: draft.isUpright && draft.marks.chart }),
    said: { layout, isMyStrip, isUpright, edits, moment },
    setMyStrip: () => {
      keepCompared(layout);
      change({ isMyStrip: true });
    },
    setUpright: () => change({ uprightChart: chart }),
    setEdits: (next: Edits) => change({ edits: next }),
    setMoment: (next: StripDraft['moment']) => change({ moment: next }),
  };
}

const useStripMarks = () => useMarks(firstGuess);

export function useStripDraft(pool: Pool) {
  const photo = usePhoto();
  const marking = useStripMarks();
  const answers = useAnswers(pool, marking.marks.chart);
  const finding = useLook(photo, marking, answers);
  const [of, setOf] = useState(NONE);
  const [isLoading, setLoading] = useState(true);
  const hasOpened = useRef(false);
  const shown = photo.state.at === 'open' ? photo.state.photo : undefined;
  useOnce(async () => {
    const kept = await loadStripDraft(pool.id, trueNow());
    // Another was chosen in the meantime.
    if (kept && !hasOpened.current && (await photo.reopen(kept.file, kept.draft))) {
      setOf({ photoId: kept.draft.photoId, turns: kept.draft.turns });
      marking.restart(kept.draft.marks, true);
      answers.restore(kept.draft);
    }
    setLoading(false);
  });
  useSaved(shown && of.photoId ? { ...of, ...answers.said, poolId: pool.id, takenAt: shown.takenAt, marks: marking.marks } : undefined);
  const open = async (file: File): Promise<'found' | 'unsure' | 'fault'> => {
    hasOpened.current = true;
    if (!(await photo.open(file))) return 'fault';
    const photoId = uuidV7();
    void keepStripPhoto({ id: photoId, file }, trueNow());
    setOf({ photoId, turns: 0 });
    marking.restart(firstGuess());
    answers.begin();
    return (await finding.look()) ? 'found' : 'unsure';
  };
  /** A quarter clockwise. Corners that were not moved yet stay where they are offered. */
  const turnPhoto = async () => {
    if (!(await photo.turn())) return;
    setOf({ ...of, turns: (of.turns + 1) % 4 });
    marking.restart(marking.isMoved ? marksTurned(marking.marks) : firstGuess(), marking.isMoved);
  };
  /** What was used is deleted from the device; the page still shows it while the next one is loading. */
  const release = () => {
    setOf(NONE);
    void forgetStripDraft();
  };
  return { ...answers, photo, shown, marking, isLoading, ...finding, open, turnPhoto, release };
}

/** Looks for the strip in the open photo. Where that is not sure, the person marks the corners. */
function useLook(photo: ReturnType<typeof usePhoto>, marking: ReturnType<typeof useStripMarks>, answers: ReturnType<typeof useAnswers>) {
  const [isFinding, setFinding] = useState(false);
  const [sought, setSought] = useState<StripLayout>();
  const look = async (): Promise<boolean> => {
    setFinding(true);
    setSought(answers.layout);
    const answer = await photo.ask({ kind: 'find', layout: answers.layout }).finally(() => setFinding(false));
    const found = answer.kind === 'find' ? answer.found : undefined;
    marking.restart(found?.marks ?? firstGuess(), found !== undefined);
    answers.begin(found?.isUpright ? found.marks.chart : undefined);
    return found !== undefined;
  };
  /** it was another strip that was looked for */
  const isOutdated = sought !== undefined && sought !== answers.layout;
  return { isFinding, isOutdated, look };
}

function useOnce(action: () => Promise<void>) {
  const first = useRef(action);
  useEffect(() => void first.current(), []);
}

/** At once, during a drag every so often, and when the page is left. */
function useSaved(draft: StripDraft | undefined) {
  const text = draft && JSON.stringify(draft);
  const unsaved = useRef<string | undefined>(undefined);
  const savedAt = useRef(0);
  const marks = JSON.stringify(draft?.marks);
  const savedMarks = useRef<string | undefined>(undefined);
  useEffect(() => {
    unsaved.current = text;
    const save = () => {
      if (unsaved.current === undefined) return;
      void keepStripDraft(JSON.parse(unsaved.current) as StripDraft, trueNow());
      unsaved.current = undefined;
      savedAt.current = performance.now();
      savedMarks.current = marks;
    };
    const wait = marks === savedMarks.current ? 0 : savedAt.current + SAVE_EVERY_MS - performance.now();
    if (wait <= 0) save();
    const timer = setTimeout(save, Math.max(0, wait));
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', save);
    };
  }, [text, marks]);
}
