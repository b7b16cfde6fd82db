import { card, createToken, enters, keyword, keywords, tapIt, token, triggered } from '@spellwright/dsl'

const vampire = token({
  colors: ['W'],
  type: 'Creature — Vampire',
  power: 1,
  toughness: 1,
  abilities: keywords('lifelink'),
})

export const charismaticConqueror = card({
  name: 'Charismatic Conqueror',
  cost: '{1}{W}',
  type: 'Creature — Vampire Soldier',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('vigilance'),
    triggered({
      on: enters({ type: ['artifact', 'creature'], is: 'untapped', controller: 'opponent' }),
      effects: [
        { kind: 'may', player: 'eventPlayer', effects: [tapIt('eventObject')], else: [createToken(1, vampire)] },
      ],
    }),
  ],
})
