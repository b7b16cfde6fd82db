import { activated, card, enters, mana, put, tap, tapForMana, target, the, triggered, upTo } from '@spellwright/dsl'

export const talonGatesOfMadara = card({
  name: 'Talon Gates of Madara',
  type: 'Land — Gate',
  abilities: [
    triggered({
      on: enters('self'),
      targets: { creature: target({ type: 'creature' }, { count: upTo(1) }) },
      effects: [{ kind: 'phaseOut', what: the('creature') }],
    }),
    tapForMana('{C}'),
    activated({
      cost: [mana('{1}'), tap],
      effects: [{ kind: 'addMana', player: 'you', mana: { kind: 'anyOneColor', amount: 1 } }],
    }),
    activated({ zone: 'hand', cost: [mana('{4}')], effects: [put('battlefield', 'self')] }),
  ],
})
