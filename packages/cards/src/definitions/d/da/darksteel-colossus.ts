import { card, keywords, ownerOf, put, replacement, shuffle } from '@spellwright/dsl'

export const darksteelColossus = card({
  name: 'Darksteel Colossus',
  cost: '{11}',
  type: 'Artifact Creature — Golem',
  power: 11,
  toughness: 11,
  abilities: [
    ...keywords('trample', 'indestructible'),
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
