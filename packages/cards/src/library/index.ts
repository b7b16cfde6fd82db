/** For the tool that writes the library; everybody else asks `CardDefinitions`. */
export { ALL_CARDS } from '../definitions/index.ts'
export { packLibrary } from './pack-library.ts'
