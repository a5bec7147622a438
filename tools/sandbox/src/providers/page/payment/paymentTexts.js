const TEXTS = {
  tr: {
    bank: 'Ödeme',
    secure: 'Güvenli bağlantı',
    page: 'Ödeme onayı',
    title: 'Ödenecek tutar',
    to: (brand) => `${brand} hesabınıza yatırılacak`,
    method: 'Yöntem',
    payer: 'Ödeyen',
    reference: 'İşlem no',
    left: 'Kalan süre',
    approve: 'Ödemeyi onayla',
    decline: 'Reddet',
    test: 'Bu bir deneme penceresidir; gerçek para hareket etmez.',
    back: 'Siteye dön',
    close: 'Pencereyi kapat',
    lost: 'Bağlantı kurulamadı. Lütfen tekrar deneyin.',
    ends: {
      1: ['Ödeme onaylandı', 'Tutar bakiyenize eklendi.'],
      2: ['Ödeme yapılmadı', 'Hesabınızdan para çekilmedi.'],
      used: ['Bu bağlantı kullanılmış', 'Ödemeyi siteden yeniden başlatın.'],
    },
  },
  en: {
    bank: 'Payments',
    secure: 'Secure connection',
    page: 'Payment approval',
    title: 'Amount to pay',
    to: (brand) => `Goes to your ${brand} account`,
    method: 'Method',
    payer: 'Payer',
    reference: 'Reference',
    left: 'Time left',
    approve: 'Approve payment',
    decline: 'Decline',
    test: 'This is a test window; no real money moves.',
    back: 'Back to the site',
    close: 'Close window',
    lost: 'There is no connection. Please try again.',
    ends: {
      1: ['Payment approved', 'The amount is in your balance.'],
      2: ['Payment not made', 'Nothing was taken from your account.'],
      used: ['This link was used', 'Start the payment again from the site.'],
    },
  },
};

/** The texts of the payment window in one language. */
export const textsFor = (lang) => TEXTS[lang] ?? TEXTS.tr;
