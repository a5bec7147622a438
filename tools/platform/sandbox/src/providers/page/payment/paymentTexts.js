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
    test: 'Bu bir deneme penceresidir; gerçek para çekilmez.',
    back: 'Siteye dön',
    close: 'Pencereyi kapat',
    lost: 'Bağlantı kurulamadı. Lütfen yeniden deneyin.',
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
    to: (brand) => `To be added to your ${brand} account`,
    method: 'Method',
    payer: 'Payer',
    reference: 'Reference',
    left: 'Time left',
    approve: 'Approve payment',
    decline: 'Decline',
    test: 'This is a test window. No real money is taken.',
    back: 'Back to site',
    close: 'Close window',
    lost: 'No connection. Please try again.',
    ends: {
      1: ['Payment approved', 'The money has been added to your balance.'],
      2: ['Payment not made', 'Nothing was taken from your account.'],
      used: ['This link has been used', 'Please start the payment again from the site.'],
    },
  },
};

/** The texts of the payment window in one language. */
export const textsFor = (lang) => TEXTS[lang] ?? TEXTS.tr;
