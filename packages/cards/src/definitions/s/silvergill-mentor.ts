import { additionalCost, card, createToken, enters, mana, token, triggered } from '@spellwright/dsl'

export const silvergillMentor = card({
  name: 'Silvergill Mentor',
  cost: '{1}{U}',
  type: 'Creature — Merfolk Wizard',
  power: 2,
  toughness: 1,
  abilities: [
    additionalCost([{ kind: 'choice', options: [[{ kind: 'behold', what: { subtype: 'Merfolk' } }], [mana('{2}')]] }]),
    triggered({
      on: enters('self'),
      effects: [createToken(1, token({ colors: ['W', 'U'], type: 'Creature — Merfolk', power: 1, toughness: 1 }))],
    }),
  ],
})
