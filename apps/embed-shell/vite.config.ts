import { appBuild } from '../../vite.shared.ts';

export default appBuild('embed-shell');
