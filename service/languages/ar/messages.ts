import type { Translated } from '#domain/kernel/translated.ts';
import type { messages as english } from '../en/messages.ts';

export const messages: Translated<typeof english> = {
  streakAlerts: { title: 'سلسلتك بانتظارك', body: 'اليوم لم يُحتسب بعد. عشر دقائق تكفي.' },
  programMilestones: { title: 'مرحلة جديدة تبدأ اليوم', body: 'استحققتها. شاهد ما يتغير من هنا.' },
  achievementBadges: { title: 'فتحت شيئًا جديدًا', body: 'جهد الأمس أكسبك إنجازًا. تعال وشاهده.' },
  weeklyProgress: { title: 'أسبوعك جاهز', body: 'شاهد كيف كان، واختر شيئًا واحدًا للأيام السبعة القادمة.' },
  weekendCheckIns: { title: 'كيف كان أسبوعك؟', body: 'خذ دقيقة: ما الذي سار جيدًا، وما الذي ستغيّره؟' },
  workoutReminders: {
    title: 'اليوم يوم تدريب',
    body: 'حصتك جاهزة حين تكون جاهزًا.',
    checkIn: 'كيف حالك اليوم؟',
  },
  questNotifications: { title: 'عجلة اليوم جاهزة', body: 'لفة واحدة، ومهمة واحدة. شاهد ما يأتيك.' },
  dailyMotivation: { title: 'لليوم' },
  nudge: { title: 'صديق يفكر فيك', body: 'سلسلتك ما زالت مفتوحة اليوم. مهمة صغيرة تحفظها.' },
  test: { title: 'التذكيرات تعمل', body: 'هذه هي التجربة التي طلبتها. لا شيء عليك فعله.' },
};
