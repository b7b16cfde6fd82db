import {
  all,
  card,
  type Effect,
  exactly,
  type Filter,
  ownerOf,
  type PlayerRef,
  put,
  spell,
  the,
} from '@spellwright/dsl'

const oneCard = (player: PlayerRef, as: string): Effect => ({
  kind: 'choose',
  player,
  from: { zone: 'hand' },
  whose: player,
  count: exactly(1),
  as,
  hidden: 'hidden',
})
const CREATURES: Filter = { type: 'creature', among: the('chosen') }

export const strongholdGambit = card({
  name: 'Stronghold Gambit',
  cost: '{1}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        oneCard('activePlayer', 'first'),
        oneCard('nonactivePlayer', 'second'),
        { kind: 'bind', as: 'chosen', what: [the('first'), the('second')] },
        { kind: 'reveal', what: the('chosen') },
        put(
          'battlefield',
          all({
            ...CREATURES,
            zone: 'hand',
            manaValue: { exactly: { kind: 'lowest', value: 'manaValue', of: CREATURES } },
          }),
          {
            under: ownerOf(the('chosen')),
          },
        ),
      ],
    }),
  ],
})
