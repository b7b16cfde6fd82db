import { card, keywords, ownerOf, put, replacement, shuffle } from '@spellwright/dsl'

export const blightsteelColossus = card({
  name: 'Blightsteel Colossus',
  cost: '{12}',
  type: 'Artifact Creature — Phyrexian Golem',
  power: 11,
  toughness: 11,
  abilities: [
    ...keywords('trample', 'infect', 'indestructible'),
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
