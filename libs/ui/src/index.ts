/**
 * The design system's one entry point. Its exports are the public API for the other libs; `index.test.ts`
 * pins the list.
 */
export { media, BREAKPOINT, PHONE_QUERY } from './theme/media.ts';
export { theme } from './theme/theme.ts';
export type { SchemeName } from './theme/tokens.ts';
export type { ThemeChoices } from './theme/ThemeChoices.ts';
export { StyleRules } from './stylis/StyleRules.tsx';
export { VisuallyHidden } from './a11y/VisuallyHidden.tsx';
export { SkipLink, type SkipLinkProps } from './link/SkipLink.tsx';
export { UiLink, UiLinkProvider, type UiLinkProps } from './link/UiLink.tsx';
export { Icon, type IconComponent, type IconProps } from './icon/Icon.tsx';
export * from './icon/icons.ts';
export { useInView } from './motion/useInView.ts';
export { DeferredAfterHero, type DeferredAfterHeroProps } from './deferred/DeferredAfterHero.tsx';
export { DeferredSection, type DeferredSectionProps } from './deferred/DeferredSection.tsx';
export { useAfterIdle } from './deferred/useAfterIdle.ts';
export { useDeferredRender } from './deferred/useDeferredRender.ts';
export { useRenderWhenNear } from './deferred/useRenderWhenNear.ts';
export { useProgressiveCount } from './deferred/useProgressiveCount.ts';
export { PageReadyProvider, type PageReadyProviderProps } from './deferred/PageReadyProvider.tsx';
export { queueIdleTask } from './deferred/queueIdleTask.ts';
export { endHydration, startHydration } from './deferred/firstPageReady.ts';
export { useFirstPageReady } from './deferred/useFirstPageReady.ts';
export { usePageReady } from './deferred/usePageReady.ts';
export { useMediaQuery } from './motion/useMediaQuery.ts';
export { useReducedMotion } from './motion/useReducedMotion.ts';
export { Button, type ButtonProps } from './button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button/ButtonLink.tsx';
export { IconButton, type IconButtonProps } from './button/IconButton.tsx';
export { Checkbox, type CheckboxProps } from './field/Checkbox.tsx';
export { Combobox, type ComboboxProps } from './field/combobox/Combobox.tsx';
export type { ComboLabels } from './field/combobox/ComboPanel.tsx';
export type { ComboOption } from './field/combobox/filterOptions.ts';
export { CopyField, type CopyFieldProps } from './field/CopyField.tsx';
export { Field, type FieldControl, type FieldProps } from './field/Field.tsx';
export { MoneyField, type MoneyFieldProps } from './field/money/MoneyField.tsx';
export type { QuickAmount } from './field/money/QuickAmounts.tsx';
export { PasswordField, type PasswordFieldProps } from './field/PasswordField.tsx';
export type { PhoneCountry } from './field/phone/PhoneCountry.ts';
export { PhoneField, type PhoneFieldProps } from './field/phone/PhoneField.tsx';
export { readPhone } from './field/phone/typePhone.ts';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './field/RadioGroup.tsx';
export { SearchField, type SearchFieldProps } from './field/SearchField.tsx';
export { SegmentedControl, type Segment, type SegmentedControlProps } from './field/SegmentedControl.tsx';
export type { SelectOption } from './field/SelectBox.tsx';
export { SelectField, type SelectFieldProps } from './field/SelectField.tsx';
export { Switch, type SwitchProps } from './field/Switch.tsx';
export { TextAreaField, type TextAreaFieldProps } from './field/TextAreaField.tsx';
export { TextField, type TextFieldProps } from './field/TextField.tsx';
export type { FieldEvent, FieldHandle, ValueFieldProps } from './field/useFieldValue.ts';
export { CodeField, type CodeFieldProps } from './code/CodeField.tsx';
export type { CodeStatus } from './code/CodeStatusIcon.tsx';
export { DateField, type DateFieldProps } from './date/DateField.tsx';
export { DateTimeRange, type DateTimeRangeProps } from './date/DateTimeRange.tsx';
export { lastDays, type DateRange } from './date/range.ts';
export type { RangeFormat } from './date/RangeFormat.ts';
export type { RangeLabels } from './date/RangePanel.tsx';
export type { RangePreset } from './date/RangePresets.tsx';
export type { FormProblem } from './form/ErrorSummary.tsx';
export { Form, type FormProps } from './form/Form.tsx';
export { Stepper, type StepperProps } from './form/Stepper.tsx';
export { SubmitRow, type SubmitRowProps } from './form/SubmitRow.tsx';
export { useSubmitGuard } from './form/useSubmitGuard.ts';
export { AlertBox, type AlertBoxProps, type AlertType } from './alerts/AlertBox.tsx';
export { Banner, type BannerProps, type BannerType } from './feedback/Banner.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './feedback/ErrorState.tsx';
export { RestrictedState, type RestrictedStateProps } from './feedback/RestrictedState.tsx';
export { Skeleton, type SkeletonProps } from './feedback/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './feedback/Spinner.tsx';
export { GameSheet, type GameSheetProps } from './game-tile/GameSheet.tsx';
export { GameTile, type GameTileProps } from './game-tile/GameTile.tsx';
export { GameTileSkeleton, type GameTileSkeletonProps } from './game-tile/GameTileSkeleton.tsx';
export { type BoardLabels, type LiveBoard, type ResultTone } from './live-table/LiveBoard.ts';
export type { LiveTableState, LiveTableLabels } from './live-table/LiveTableState.ts';
export { LiveTableTile, type LiveTableTileProps } from './live-table/LiveTableTile.tsx';
export { LiveTableTileSkeleton } from './live-table/LiveTableTileSkeleton.tsx';
export { SocialLinks, type SocialLink, type SocialLinksProps } from './social/SocialLinks.tsx';
export type { SocialNetwork } from './social/socialLogos.ts';
export { Carousel, type CarouselProps } from './rail/Carousel.tsx';
export { DecorativeCarousel, type DecorativeCarouselProps } from './rail/DecorativeCarousel.tsx';
export type { PerView } from './rail/perView.ts';
export { Rail, type RailProps } from './rail/Rail.tsx';
export { RankedItem, type RankedItemProps } from './rail/RankedItem.tsx';
export { SectionHeader, type SectionHeaderProps } from './rail/SectionHeader.tsx';
export { Showcase, type ShowcaseLook, type ShowcaseProps } from './showcase/Showcase.tsx';
export { SpotlightGame, type SpotlightGameProps } from './showcase/SpotlightGame.tsx';
export { SeeAll, type SeeAllProps } from './rail/SeeAll.tsx';
export { LoadMore, type LoadMoreProps } from './grid/LoadMore.tsx';
export { TileGrid, type TileGridProps } from './grid/TileGrid.tsx';
export { VirtualTileGrid, type VirtualTileGridProps } from './grid/VirtualTileGrid.tsx';
export { HeroSlider, type HeroSliderProps, type HeroVariant } from './hero/HeroSlider.tsx';
export type { HeroLabels } from './hero/HeroControls.tsx';
export type { HeroSlideData } from './hero/HeroSlide.tsx';
export { AccountTrigger, type AccountTriggerProps } from './header/AccountTrigger.tsx';
export { Avatar, type AvatarProps } from './display/Avatar.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './display/Badge.tsx';
export {
  BOTTOM_BAR_SPACE,
  BottomBar,
  type BottomBarItem,
  type BottomBarProps,
  type BottomBarVariant,
} from './header/BottomBar.tsx';
export { Card, type CardProps } from './card/Card.tsx';
export { FooterLine, type FooterLineProps } from './footer/FooterLine.tsx';
export { FooterColumns, type FooterColumn, type FooterColumnsProps } from './footer/FooterColumns.tsx';
export { LanguagePicker, type LanguagePickerProps } from './header/LanguagePicker.tsx';
export { liftOnHover } from './card/liftOnHover.ts';
export { LiveClock, type LiveClockProps } from './display/LiveClock.tsx';
export type { Logo } from './card/LogoTile.tsx';
export { Money, type MoneyProps } from './display/Money.tsx';
export type { NavItem } from './header/NavTarget.tsx';
export { NoticeStrip, type NoticeStripProps } from './notice/NoticeStrip.tsx';
export { NoticeMarquee, type NoticeMarqueeProps } from './notice/NoticeMarquee.tsx';
export { ProgressBar, type ProgressBarProps } from './display/ProgressBar.tsx';
export { ProviderCarousel, type ProviderCarouselProps } from './rail/ProviderCarousel.tsx';
export { NavRail, type NavRailGroup, type NavRailProps } from './header/NavRail.tsx';
export { SiteFooter, type SiteFooterProps } from './footer/SiteFooter.tsx';
export { TopBar, type TopBarProps, type TopBarVariant } from './header/TopBar.tsx';
export { MegaNav, type MegaNavItem, type MegaNavProps } from './header/MegaNav.tsx';
export { MegaPanel, type MegaPanelProps } from './header/MegaPanel.tsx';
export { NavMoreButton, type NavMoreButtonProps } from './header/NavMoreButton.tsx';
export { ProductTabs, type ProductTabsProps } from './header/ProductTabs.tsx';
export { TopNav, type TopNavProps } from './header/TopNav.tsx';
export { Confirm, type ConfirmProps } from './overlay/Confirm.tsx';
export { Dialog, type DialogProps } from './overlay/Dialog.tsx';
export { Drawer, type DrawerProps } from './overlay/Drawer.tsx';
export { Menu, type MenuItem, type MenuProps } from './overlay/Menu.tsx';
export { Popover, type PopoverProps } from './overlay/Popover.tsx';
export { setUiNonce } from './overlay/setUiNonce.ts';
export { Sheet, type SheetProps } from './overlay/Sheet.tsx';
export { Tooltip, type TooltipProps } from './overlay/Tooltip.tsx';
export { useConfirm, type ConfirmQuestion } from './overlay/useConfirm.tsx';
export { Accordion, type AccordionItem, type AccordionProps } from './navigation/Accordion.tsx';
export { Pager, type PagerLabels, type PagerProps } from './navigation/Pager.tsx';
export { Tabs, type TabItem, type TabsProps } from './navigation/Tabs.tsx';
export { TextLink, type TextLinkProps } from './navigation/TextLink.tsx';
export { ProviderBar, type ProviderBarProps } from './navigation/ProviderBar.tsx';
export type { Column, Sort, SortDirection } from './data/Column.ts';
export { DataList, type DataListProps } from './data/DataList.tsx';
export type { ListRecord } from './data/DataListItem.tsx';
export { DataTable, type DataTableProps } from './data/DataTable.tsx';
export { FactList, type Fact, type FactListProps } from './data/FactList.tsx';
export { QrCode, type QrCodeProps } from './data/QrCode.tsx';
export type { UsageBarProps } from './data/UsageBar.tsx';
export { UsageBarGroup, type UsageBarGroupProps } from './data/UsageBarGroup.tsx';
export { Countdown, type CountdownProps } from './time/Countdown.tsx';
export { useCountdown } from './time/useCountdown.ts';
export { SearchPanel, type SearchPanelProps } from './search/SearchPanel.tsx';
export { SearchResults, type SearchResultItem, type SearchResultsProps } from './search/SearchResults.tsx';
export { useSearchShortcut } from './search/useSearchShortcut.ts';
export { StoryRing, type StoryRingProps } from './story/StoryRing.tsx';
export { StoryStrip, type StoryStripProps } from './story/StoryStrip.tsx';
export { StoryStripSkeleton, type StoryStripSkeletonProps } from './story/StoryStripSkeleton.tsx';
export { StoryViewer, type StorySlide, type StoryViewerProps } from './story/StoryViewer.tsx';
export {
  JackpotBoard,
  JACKPOT_TIERS,
  type JackpotBoardProps,
  type JackpotTier,
} from './jackpot/JackpotBoard.tsx';
export { JACKPOT_HEIGHT } from './jackpot/jackpotHeight.ts';
export type { JackpotLevel } from './jackpot/JackpotLevelCard.tsx';
export { JackpotLevels, type JackpotLevelsProps } from './jackpot/JackpotLevels.tsx';
export { type Winner } from './winners/WinnerRow.tsx';
export { WinnerTicker, type WinnerTickerProps } from './winners/WinnerTicker.tsx';
export { CATEGORY_TABS_HEIGHT, CategoryTabs, type CategoryTabsProps } from './filter/CategoryTabs.tsx';
export { Chip, type ChipProps } from './filter/Chip.tsx';
export { ChipRow, type ChipRowProps } from './filter/ChipRow.tsx';
export { FilterPanel, type FilterOption, type FilterPanelProps } from './filter/FilterPanel.tsx';
export { ExploreStrip, type ExploreStripProps } from './explore/ExploreStrip.tsx';
export { ExploreTile, type ExploreTileProps } from './explore/ExploreTile.tsx';
export { PaymentShortcut, type PaymentShortcutProps } from './promo/PaymentShortcut.tsx';
export { PromoCard, type PromoCardProps } from './promo/PromoCard.tsx';
export { PromoCardSkeleton } from './promo/PromoCardSkeleton.tsx';
export type { FrameMessage } from './frame/acceptMessage.ts';
export { FrameHost, type FrameHostProps } from './frame/FrameHost.tsx';
export { GameBars, type GameBarsProps } from './frame/GameBars.tsx';
export { GameHeader, type GameHeaderProps } from './frame/GameHeader.tsx';
export { PlayBar, type PlayBarFact, type PlayBarProps } from './frame/PlayBar.tsx';
export { ScriptHost, type ScriptFailure, type ScriptHostProps } from './frame/ScriptHost.tsx';
export { SafeHtml, type SafeHtmlProps } from './html/SafeHtml.tsx';
export { loadSanitizer } from './html/useSanitizer.ts';
export { PaymentLogos, type PaymentLogosProps } from './payment/PaymentLogos.tsx';
export type { PaymentMethod, PaymentLabels } from './payment/PaymentMethod.ts';
export { PaymentMethodGrid, type PaymentMethodGridProps } from './payment/PaymentMethodGrid.tsx';
export {
  TransferOutcome,
  type TransferOutcomeProps,
  type TransferResult,
} from './wallet/TransferOutcome.tsx';
export type { Wallet } from './wallet/WalletCard.tsx';
export {
  WalletTransferPanel,
  type TransferDirection,
  type WalletTransferPanelProps,
} from './wallet/WalletTransferPanel.tsx';
export { SnowEffect } from './snow/SnowEffect.tsx';
export { SnowSwitch, type SnowSwitchProps } from './snow/SnowSwitch.tsx';
export { dismissAlert, showAlert, useAlert } from './alerts/alertStore.ts';
export { leavePage, openWindow } from './safe-url/leavePage.ts';
export { safeUrl } from './safe-url/safeUrl.ts';
export { loadScript } from './script/loadScript.ts';
export { NavTarget } from './header/NavTarget.tsx';
