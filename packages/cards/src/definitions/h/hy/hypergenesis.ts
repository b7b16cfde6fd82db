import {
  card,
  did,
  type Effect,
  exactly,
  type Filter,
  keyword,
  mana,
  type PlayerRef,
  put,
  spell,
  the,
} from '@spellwright/dsl'

const FITTING: Filter = { zone: 'hand', type: ['artifact', 'creature', 'enchantment', 'land'] }
const putOne = (player: PlayerRef, as: string): Effect => ({
  kind: 'may',
  player,
  effects: [
    { kind: 'choose', player, from: FITTING, whose: player, count: exactly(1), as },
    put('battlefield', the(as), { under: player }),
    { kind: 'let', as: 'anyoneDid', quantity: 1 },
  ],
})

export const hypergenesis = card({
  name: 'Hypergenesis',
  type: 'Sorcery',
  colorIndicator: ['G'],
  abilities: [
    keyword({ kind: 'suspend', count: 3, cost: [mana('{1}{G}{G}')] }),
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
