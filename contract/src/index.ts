// The entry point of the contract: the whole API.
import { accounts } from './accounts.ts';
import { calendar } from './calendar.ts';
import { calculators } from './calculators.ts';
import { clearUps } from './clear-ups.ts';
import { coach } from './coach.ts';
import { contact } from './contact.ts';
import { equipment, equipmentEntries } from './equipment.ts';
import { library } from './library.ts';
import { overview } from './overview.ts';
import { notifications } from './notifications.ts';
import { photoLinks } from './photo-links.ts';
import { photos } from './photos.ts';
import { places } from './places.ts';
import { plans } from './plans.ts';
import { pools } from './pools.ts';
import { readings } from './readings.ts';
import { remarks } from './remarks.ts';
import { search } from './search.ts';
import { guideTicks, seasonal } from './seasons/seasonal.ts';
import { security } from './security.ts';
import { subscriptions } from './subscriptions.ts';
import { system } from './system.ts';
import { completions, tasks } from './tasks.ts';
import { treatments } from './treatments.ts';
import { weather } from './weather/weather.ts';

/** Every endpoint, by noun and verb. */
export const api = {
  system,
  accounts,
  security,
  pools,
  readings,
  treatments,
  remarks,
  photos,
  photoLinks,
  clearUps,
  equipment,
  equipmentEntries,
  tasks,
  completions,
  seasonal,
  guideTicks,
  plans,
  overview,
  calculators,
  places,
  weather,
  contact,
  subscriptions,
  notifications,
  calendar,
  search,
  library,
  coach,
};

export {
  type Entitlements,
  LANGUAGES,
  Login,
  Me,
  NewPassword,
  Registration,
  ResetCompletion,
  ResetRequest,
  SecondFactorCode,
  UNITS,
} from './accounts.ts';
export { AccountSecurity, SessionSummary } from './account-security.ts';
export { ClearUp, ClearUpInput, ClearUpPatch } from './clear-ups.ts';
export { CalendarFeed } from './calendar.ts';
export {
  COACH_ACTIONS,
  COACH_MESSAGE_LENGTH,
  COACH_PERSONALITIES,
  COACH_PHOTO_BYTES,
  COACH_PHOTO_SIDE_PX,
  COACH_PHOTOS,
  COACH_TITLE_LENGTH,
  type CoachAction,
  CoachAllowance,
  CoachAnswer,
  CoachCard,
  CoachChat,
  CoachConfirmation,
  CoachDraft,
  CoachMessage,
  CoachPhoto,
  CoachProposal,
  CoachUsage,
  DownloadedCoachMessage,
} from './coach.ts';
export { CONTACT_TOPICS, ContactInput, ContactMessage } from './contact.ts';
export { Download, DownloadedAccount, DownloadedPhotoLink, DownloadedSecurity } from './download.ts';
export type {
  Access,
  AnswerOf,
  BodyOf,
  CheckedBody,
  CheckedParams,
  CheckedQuery,
  Endpoint,
  GivenAnswer,
  LimitName,
  Method,
  ParamsOf,
  QueryOf,
} from './endpoint.ts';
export {
  ENTRY_KINDS,
  Equipment,
  EquipmentEntry,
  EquipmentEntryInput,
  EquipmentInput,
  EquipmentKind,
  EquipmentPatch,
  PoolEntryInput,
} from './equipment.ts';
export {
  Article,
  ARTICLE_CATEGORIES,
  type ArticleBlock,
  type ArticleCategory,
  type ArticleInline,
  ArticleSummary,
  LibraryMark,
  type LibraryMarkPatch,
} from './library.ts';
export { PoolOverview } from './overview.ts';
export {
  type Channel,
  CHANNELS,
  DownloadedNotifications,
  Notification,
  NOTIFICATION_KINDS,
  type NotificationKind,
  NotificationSettings,
  NotificationSettingsPatch,
  PushSubscriptionInput,
  TEST_OUTCOMES,
  TestMessageResult,
} from './notifications.ts';
export { PasskeyAssertion, PasskeyCreation, PasskeyCreationOptions, PasskeyName, PasskeyRequestOptions } from './passkeys.ts';
export {
  MOST_PHOTO_TAGS,
  Photo,
  PHOTO_BYTES,
  PHOTO_PIXELS,
  PHOTO_SIDES_PX,
  PHOTO_SIZES,
  PHOTO_TYPES,
  PLAN_PHOTOS,
  PhotoCheck,
  PhotoInput,
  PhotoLink,
  PhotoPatch,
  type PhotoSize,
  Storage,
} from './photos.ts';
export { PHOTO_LINK_DAYS, SharedPhoto } from './photo-links.ts';
export { Place, PlaceInput } from './places.ts';
export { Plan, PoolPlan, type ShoppingItem, SwimState } from './plans.ts';
export { COVERS, Pool, PoolInput, PoolPatch, WrittenPool, TargetOverrides, USAGES, VOLUME_SOURCES } from './pools.ts';
export { Problem, PROBLEM_CODES, type ProblemCode, PROBLEMS } from './problems.ts';
export { PumpPlanner, PumpSpeed } from './pump-planner.ts';
export { englishOf, fault, type Reason, reason, type ReasonCode, reasonOf, REASONS, type Unit, UNITS_IN_WORDS } from './reasons.ts';
export { BESIDE_THE_WATER, Reading, ReadingInput, ReadingPatch, WrittenReading } from './readings.ts';
export { MOST_BATHERS, MOST_RAIN_MM, Remark, RemarkInput, RemarkPatch } from './remarks.ts';
export { SEARCH_KINDS, SEARCH_LIMIT, SEARCH_QUERY_LENGTH, SearchItem } from './search.ts';

export {
  GUIDE_DOSES,
  GUIDE_REASONS,
  GUIDE_REGIONS,
  GUIDE_SEASONS,
  GuideDose,
  type GuideDoseKind,
  GuideSummary,
  GuideTick,
  type GuideTickInput,
  PoolGuide,
  SeasonalGuide,
} from './seasons/seasonal.ts';
export { Shape } from './shapes.ts';
export { ERROR_REPORT_LIMITS, Site } from './system.ts';
export { Subscription, TRIAL_DAYS } from './subscriptions.ts';
export { Completion, CompletionInput, PoolCompletionInput, Recurrence, Task, TaskInput, TaskPatch, TaskSkip } from './tasks.ts';
export { Treatment, TreatmentInput, TreatmentPatch } from './treatments.ts';
export { Finding, Id, Instant, Message } from './values.ts';
export {
  MOST_PAST_DAYS,
  PoolWeather,
  WEATHER_SOURCES,
  WEATHER_VALUES,
  WeatherAlert,
  WeatherDay,
  type WeatherSource,
  type WeatherValue,
} from './weather/weather.ts';
export { type Winter, winterOf } from './seasons/winter.ts';
export { MAXIMUM_VOLUME_L, MeasuredWater, ShelfItem, Targets, Water, WaterInput } from './water.ts';
