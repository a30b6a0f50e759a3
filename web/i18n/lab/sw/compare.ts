export const compareTexts = {} as const;
