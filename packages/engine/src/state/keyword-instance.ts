/** The key of the keyword ability that the ability with this key is a part of. */
export const keywordInstance = (key: string): string => key.slice(0, key.lastIndexOf('.'))
