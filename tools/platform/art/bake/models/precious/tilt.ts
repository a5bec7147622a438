export const tilt = { yaw: 0.32, pitch: 0.42 };
