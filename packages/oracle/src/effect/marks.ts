/** What an ability says of something it did before, by the name the step bound. */
export interface MarkWords {
  done: string
  notDone: string
}

/** `addedMana` → "added mana"; the names are the words of the text. */
const spaced = (name: string): string => name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)

/** Of several players any one may do it. */
const ANYONE: MarkWords = { done: 'anyone does', notDone: 'no one does' }

const PARTICIPLES: Readonly<Record<string, string>> = {
  prevented: 'damage is prevented this way',
  discarded: 'a card is discarded this way',
  sacrificed: 'a permanent is sacrificed this way',
  destroyed: 'a permanent is destroyed this way',
  exiled: 'a card is exiled this way',
  revealed: 'a card is revealed this way',
  found: 'a card is found this way',
  searchedLibrary: 'you search your library this way',
  milledCreatures: 'one or more creature cards are put into that graveyard this way',
}

/** A deed of other players, who must do it: "each opponent who can't …". */
const CANT: Readonly<Record<string, MarkWords>> = {
  sacrificedByThem: { done: 'a permanent is sacrificed this way', notDone: "that player can't" },
  discardedByThem: { done: 'a card is discarded this way', notDone: "that player can't" },
}

export function markWords(name: string): MarkWords {
  if (name === 'anyoneDid') return ANYONE
  if (name in PARTICIPLES) return { done: PARTICIPLES[name] ?? 'you do', notDone: "you don't" }
  const deed = CANT[name]
  if (deed !== undefined) return deed
  const words = spaced(name)
  const [verb = '', ...others] = words.split(' ')
  if (others.length > 0) {
    const what = others.join(' ')
    const phrase = `${verb} ${what} with this ability this turn`
    return { done: `you've ${phrase}`, notDone: `you haven't ${phrase}` }
  }
  return { done: PARTICIPLES[name] ?? 'you do', notDone: "you don't" }
}
