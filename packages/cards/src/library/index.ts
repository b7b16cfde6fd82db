/** For the tool that writes the library, and for checks of it; everybody else asks `CardDefinitions`. */
export { cardData } from '../data/card-data.ts'
export { ALL_CARDS } from '../definitions/index.ts'
export { byCodeUnits } from '../names/by-code-units.ts'
export { type CardLibrary, linesByName, openLibrary } from './card-library.ts'
export { formatLine, nameInLine, parseLine } from './library-line.ts'
export { LIBRARY_PARTS, partFile, partOf } from './library-part.ts'
