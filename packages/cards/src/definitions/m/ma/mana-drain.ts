import {
  addMana,
  atBeginningOf,
  bound,
  card,
  counterSpell,
  manaValueOf,
  spell,
  targetSpell,
  the,
} from '@spellwright/dsl'

export const manaDrain = card({
  name: 'Mana Drain',
  cost: '{U}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell() },
      effects: [
        { kind: 'let', as: 'manaValue', quantity: manaValueOf(the('spell')) },
        counterSpell(the('spell')),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf(['main1', 'main2'], 'you'),
          lasts: 'once',
          effects: [addMana({ kind: 'fixed', mana: '{C}', times: bound('manaValue') })],
        },
      ],
    }),
  ],
})
