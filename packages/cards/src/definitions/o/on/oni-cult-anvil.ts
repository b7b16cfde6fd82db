import {
  activated,
  card,
  createToken,
  dealDamage,
  gainLife,
  players,
  sacrifice,
  tap,
  token,
  triggered,
} from '@spellwright/dsl'

export const oniCultAnvil = card({
  name: 'Oni-Cult Anvil',
  cost: '{B}{R}',
  type: 'Artifact',
  abilities: [
    triggered({
      on: {
        kind: 'zoneChange',
        object: { type: 'artifact', controller: 'you' },
        from: 'battlefield',
        batch: 'oneOrMore',
        during: 'you',
      },
      limit: { times: 1, per: 'turn' },
      effects: [createToken(1, token({ colors: [], type: 'Artifact Creature — Construct', power: 1, toughness: 1 }))],
    }),
    activated({
      cost: [tap, sacrifice({ type: 'artifact' })],
      effects: [dealDamage(1, players('opponent')), gainLife(1)],
    }),
  ],
})
