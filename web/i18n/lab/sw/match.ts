export const matchTexts = {} as const;
