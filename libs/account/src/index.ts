export { QuickDeposit } from './money/quick-deposit/QuickDeposit.tsx';
export { accountRoutes } from './routes.tsx';
