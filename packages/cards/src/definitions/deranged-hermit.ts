import { card, continuous, createToken, enters, keyword, mana, modifyPT, token, triggered } from '@spellwright/dsl'

const greenSquirrel = token({ colors: ['G'], type: 'Creature — Squirrel', power: 1, toughness: 1 })

export const derangedHermit = card({
  name: 'Deranged Hermit',
  cost: '{3}{G}{G}',
  type: 'Creature — Elf',
  power: 1,
  toughness: 1,
  abilities: [
    keyword({ kind: 'echo', cost: [mana('{3}{G}{G}')] }),
    triggered({ on: enters('self'), effects: [createToken(4, greenSquirrel)] }),
    continuous({ affects: { type: 'creature', subtype: 'Squirrel' }, apply: [modifyPT(1, 1)] }),
  ],
})
