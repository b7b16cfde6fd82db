/** For the tool that writes the library, and for checks of it; everybody else asks `CardDefinitions`. */
export { ALL_CARDS } from '../definitions/index.ts'
export { openLibrary, packLibrary } from './pack-library.ts'
export { PACKED_LIBRARY } from './packed-library.ts'
