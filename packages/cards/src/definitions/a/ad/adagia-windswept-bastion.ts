import { activated, card, entersTapped, keyword, mana, tap, tapForMana, target, the } from '@spellwright/dsl'

export const adagiaWindsweptBastion = card({
  name: 'Adagia, Windswept Bastion',
  type: 'Land — Planet',
  abilities: [
    entersTapped,
    tapForMana('{W}'),
    keyword('station'),
    {
      kind: 'station',
      from: 12,
      abilities: [
        activated({
          cost: [mana('{3}{W}'), tap],
          timing: 'sorcery',
          targets: { permanent: target({ type: ['artifact', 'enchantment'], controller: 'you' }) },
          effects: [
            {
              kind: 'createTokenCopy',
              player: 'you',
              count: 1,
              of: the('permanent'),
              except: [{ kind: 'addSupertype', supertypes: ['legendary'] }],
            },
          ],
        }),
      ],
    },
  ],
})
