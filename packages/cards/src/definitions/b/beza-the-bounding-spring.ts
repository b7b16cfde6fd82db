import {
  type Condition,
  card,
  count,
  createToken,
  draw,
  enters,
  type Filter,
  gainLife,
  TREASURE,
  token,
  triggered,
  when,
} from '@spellwright/dsl'

const more = (of: Filter): Condition => ({
  kind: 'compare',
  quantity: count({ ...of, controller: 'opponent' }),
  is: { moreThan: count({ ...of, controller: 'you' }) },
})
const fish = token({ colors: ['U'], type: 'Creature — Fish', power: 1, toughness: 1 })

export const bezaTheBoundingSpring = card({
  name: 'Beza, the Bounding Spring',
  cost: '{2}{W}{W}',
  type: 'Legendary Creature — Elemental Elk',
  power: 4,
  toughness: 5,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        when(more({ type: 'land' }), createToken(1, TREASURE)),
        when(
          {
            kind: 'compare',
            quantity: { kind: 'lifeOf', player: 'opponent' },
            is: { moreThan: { kind: 'lifeOf', player: 'you' } },
          },
          gainLife(4),
        ),
        when(more({ type: 'creature' }), createToken(2, fish)),
        when(
          {
            kind: 'compare',
            quantity: { kind: 'cardsIn', zone: 'hand', player: 'opponent' },
            is: { moreThan: { kind: 'cardsIn', zone: 'hand', player: 'you' } },
          },
          draw(1),
        ),
      ],
    }),
  ],
})
