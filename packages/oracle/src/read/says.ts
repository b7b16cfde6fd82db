import { type CardFace, formatTypeLine } from '@spellwright/dsl'
import { renderFace } from '../card.ts'
import { normaliseText } from '../normalise.ts'
import { PlaceByPlace, WORDINGS, type Wording } from '../wording.ts'
import { plainLine } from './plain-line.ts'

type Lines = readonly (readonly [index: number, line: string])[]

/** Whether some wording tells each of these lines, not all of them the same. */
function isToldSomehow(wanted: Lines, told: (wording: Wording) => string[]): boolean {
  let left = wanted
  for (const wording of WORDINGS) {
    const lines = told(wording).map(plainLine)
    if (lines.length !== wanted.length) continue
    left = left.filter(([index, line]) => lines[index] !== line)
    if (left.length === 0) return true
  }
  return isToldPlaceByPlace(left, wanted.length, told)
}

function alike(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}

/** How far a text is the wanted one: lines, then letters of the first other line. */
function howFar(wanted: Lines, lines: readonly string[]): number {
  let far = 0
  for (const [index, line] of wanted) {
    const told = plainLine(lines[index] ?? '')
    if (told !== line) return far + alike(told, line)
    far += 10_000
  }
  return far
}

const TRIES = 400

/** Changes the way of one place after the other, as long as more of the text comes out as wanted. */
function isToldPlaceByPlace(wanted: Lines, count: number, told: (wording: Wording) => string[]): boolean {
  const open: { given: readonly number[]; far: number; ways: readonly number[] }[] = []
  let tries = 0
  const attempt = (given: readonly number[], more: number): boolean => {
    tries += 1
    const wording = new PlaceByPlace(given)
    const lines = told(wording)
    const far = lines.length === count ? howFar(wanted, lines) : 0
    if (far > more) open.push({ given, far, ways: wording.ways })
    return far === wanted.length * 10_000
  }
  if (attempt([], -1)) return true
  while (open.length > 0 && tries < TRIES) {
    const { given, far, ways } = open.sort((a, b) => a.far - b.far).pop()!
    for (let place = given.length; place < ways.length; place += 1)
      for (let way = 1; way < ways[place]!; way += 1)
        if (attempt([...given, ...Array<number>(place - given.length).fill(0), way], far)) return true
  }
  return false
}

export type Says = 'word for word' | 'in other words' | 'something else'

/** Whether a face's own text is this one: in the usual words, or each line of it in other words for the same. */
export function saysOf(face: CardFace, text: string, mayDiffer: boolean): Says {
  const typeLine = formatTypeLine(face)
  const wanted = normaliseText(text, face.name, typeLine)
  try {
    if (normaliseText(renderFace(face).text, face.name, typeLine) === wanted) return 'word for word'
    if (!mayDiffer) return 'something else'
    const left = wanted.split('\n').map((line, index) => [index, plainLine(line)] as const)
    const told = (wording: Wording): string[] =>
      normaliseText(renderFace(face, wording).text, face.name, typeLine).split('\n')
    if (isToldSomehow(left, told)) return 'in other words'
  } catch {
    return 'something else'
  }
  return 'something else'
}
