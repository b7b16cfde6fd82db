import type { CardNames } from '../names/card-names.ts'
import { DeckDraft } from './deck-draft.ts'
import type { DeckList } from './deck-list.ts'
import type { Section } from './section.ts'

export const looksLikeXml = (text: string): boolean => /^\s*<(\?xml|!--|deck|cockatrice_deck)/i.test(text)

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', apos: "'", quot: '"', lt: '<', gt: '>' }

function decode(text: string): string {
  return text.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, entity: string) => {
    if (/^#x/i.test(entity)) return character(Number.parseInt(entity.slice(2), 16)) ?? whole
    if (entity.startsWith('#')) return character(Number(entity.slice(1))) ?? whole
    return (Object.hasOwn(ENTITIES, entity) ? ENTITIES[entity] : undefined) ?? whole
  })
}

const LAST_CODE_POINT = 0x10ffff

/** The character with that number, or null if there is none. */
const character = (code: number): string | null =>
  code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : null

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = Object.create(null)
  for (const [, key = '', quoted = ''] of text.matchAll(/([\w:-]+)\s*=\s*("[^"]*"|'[^']*')/g)) {
    attributes[key.toLowerCase()] = decode(quoted.slice(1, -1))
  }
  return attributes
}

const ZONES: Readonly<Record<string, Section>> = { main: 'main', side: 'sideboard' }
const zoneOf = (name: string): Section => (Object.hasOwn(ZONES, name) ? ZONES[name] : undefined) ?? 'outside'
/** MTGO writes this into the annotation of a commander. */
const COMMANDER_ANNOTATION = '16777728'

/** The section of a `<Cards>` tag of MTGO, which says it itself, or of a `<card>` in a `<zone>` of Cockatrice. */
function sectionOf(attributes: Record<string, string>, zone: Section): Section {
  if (attributes['annotation'] === COMMANDER_ANNOTATION) return 'commander'
  return attributes['sideboard']?.toLowerCase() === 'true' ? 'sideboard' : zone
}

/** MTGO .dek and Cockatrice .cod: both are a flat list of tags with attributes, so no XML tree is needed. */
export function parseXmlList(text: string, names: CardNames): DeckList {
  const draft = new DeckDraft(names)
  const withoutComments = text.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '))
  const title = withoutComments.match(/<deckname>([^<]*)<\/deckname>/i)?.[1]?.trim()
  if (title) draft.name = decode(title)
  let zone: Section = 'main'
  for (const match of withoutComments.matchAll(/<(cards?|zone)\b([^>]*)>/gi)) {
    const attributes = readAttributes(match[2] ?? '')
    const line = withoutComments.slice(0, match.index).split('\n').length
    if (match[1]?.toLowerCase() === 'zone') {
      zone = zoneOf(attributes['name']?.toLowerCase() ?? '')
      continue
    }
    const name = attributes['name']?.trim()
    const count = Number(attributes['quantity'] ?? attributes['number'])
    if (!name || !Number.isInteger(count)) {
      draft.unreadable(line, match[0], 'this tag has no name or no number of copies')
      continue
    }
    const full = names.tryGet(name)
    const card = { name: full ?? name, count, known: full !== undefined }
    draft.addCard(line, match[0], sectionOf(attributes, zone), card)
  }
  const root = /<(deck|cockatrice_deck)\b/i.exec(withoutComments)?.[1]
  if (root !== undefined && !new RegExp(`</${root}\\s*>\\s*$|<${root}\\b[^>]*/>\\s*$`, 'i').test(withoutComments)) {
    const lines = withoutComments.split('\n')
    draft.unreadable(lines.length, lines.at(-1) ?? '', `the file ends before </${root}>; it was cut off`)
  }
  return draft.finish()
}
