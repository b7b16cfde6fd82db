import type { Color } from '@spellwright/dsl'
import { wordTableOf } from './word-table.ts'

export const COLOR = wordTableOf<Color>({ W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' })

export const colorWord = COLOR.say
export const colorOf = COLOR.read
