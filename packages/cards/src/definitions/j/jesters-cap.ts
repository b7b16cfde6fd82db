import {
  activated,
  card,
  exactly,
  exile,
  mana,
  sacrificeSelf,
  search,
  shuffle,
  tap,
  targetPlayer,
  the,
} from '@spellwright/dsl'

export const jestersCap = card({
  name: "Jester's Cap",
  cost: '{4}',
  type: 'Artifact',
  abilities: [
    activated({
      cost: [mana('{2}'), tap, sacrificeSelf],
      targets: { player: targetPlayer },
      effects: [search({}, { whose: the('player'), count: exactly(3) }), exile(the('found')), shuffle(the('player'))],
    }),
  ],
})
