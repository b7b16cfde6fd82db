import { card, did, type Effect, exactly, type PlayerRef, put, spell, the } from '@spellwright/dsl'

const putOne = (player: PlayerRef, as: string): Effect => ({
  kind: 'may',
  player,
  effects: [
    { kind: 'choose', player, from: { zone: 'hand', is: 'permanentCard' }, whose: player, count: exactly(1), as },
    put('battlefield', the(as), { under: player }),
    { kind: 'let', as: 'anyoneDid', quantity: 1 },
  ],
})

export const eureka = card({
  name: 'Eureka',
  cost: '{2}{G}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        {
          kind: 'repeatProcess',
          effects: [putOne('you', 'mine'), putOne('opponent', 'theirs')],
          while: did('anyoneDid'),
        },
      ],
    }),
  ],
})
