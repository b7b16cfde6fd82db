import { card, keyword, ownerOf, put, replacement, shuffle } from '@spellwright/dsl'

export const progenitus = card({
  name: 'Progenitus',
  cost: '{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}',
  type: 'Legendary Creature — Hydra Avatar',
  power: 10,
  toughness: 10,
  abilities: [
    keyword({ kind: 'protection', from: [{ everything: 'everything' }] }),
    replacement(
      {
        kind: 'zoneChange',
        object: 'self',
        to: 'graveyard',
        instead: { effects: [{ kind: 'reveal', what: 'self' }, put('library', 'self'), shuffle(ownerOf('self'))] },
      },
      { zone: 'everywhere' },
    ),
  ],
})
