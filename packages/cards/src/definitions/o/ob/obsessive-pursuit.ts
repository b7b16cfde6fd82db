import {
  apply,
  atBeginningOf,
  CLUE,
  card,
  createToken,
  enters,
  gain,
  loseLife,
  putCounters,
  type Quantity,
  target,
  the,
  triggered,
  when,
} from '@spellwright/dsl'

const sacrificed: Quantity = { kind: 'events', event: { kind: 'sacrificed', player: 'you' }, when: 'thisTurn' }

export const obsessivePursuit = card({
  name: 'Obsessive Pursuit',
  type: 'Enchantment',
  cost: '{1}{B}',
  abilities: [
    triggered({ on: enters('self'), effects: [loseLife(1), createToken(1, CLUE)] }),
    triggered({ on: atBeginningOf('upkeep', 'you'), effects: [loseLife(1), createToken(1, CLUE)] }),
    triggered({
      on: { kind: 'attackersDeclared', player: 'you', attackers: {} },
      targets: { creature: target({ type: 'creature', is: 'attacking' }) },
      effects: [
        putCounters('+1/+1', sacrificed, the('creature')),
        when({ kind: 'compare', quantity: sacrificed, is: { atLeast: 3 } }, apply(the('creature'), [gain('lifelink')])),
      ],
    }),
  ],
})
