import { words } from '../i18n/index.ts';
import { lazily } from '../ui/patient.ts';

/** What a table by link is opened with: fetched with its words when somebody wants one. */
export const FriendForm = lazily(async () => {
  const [form] = await Promise.all([import('../online/friend-form.tsx'), words('online')]);
  return form;
});
