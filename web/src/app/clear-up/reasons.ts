import type { ClearUpReason } from '@limpid/chemistry';
import { m } from '../../paraglide/messages.js';

const REASONS: Record<ClearUpReason, () => string> = {
  green: () => m.clear_up_reason_green(),
  cloudy: () => m.clear_up_reason_cloudy(),
  combined_chlorine: () => m.clear_up_reason_combined_chlorine(),
  overnight_loss: () => m.clear_up_reason_overnight_loss(),
};

/** Why it is offered, in one sentence. */
export const clearUpReasonText = (reason: ClearUpReason): string => REASONS[reason]();
