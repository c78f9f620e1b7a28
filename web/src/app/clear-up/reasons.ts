import type { ClearUpReason } from '@limpid/chemistry';
import { m } from '../../paraglide/messages.js';

const REASONS: Record<ClearUpReason, () => string> = {
  green: () => m.clear_up_r_green(),
  cloudy: () => m.clear_up_r_cloudy(),
  combined_chlorine: () => m.clear_up_r_combined_chlorine(),
  overnight_loss: () => m.clear_up_r_overnight_loss(),
};

/** Why it is offered, in one sentence. */
export const sayReason = (reason: ClearUpReason | undefined): string => (reason ? REASONS[reason]() : m.clear_up_r_none());
