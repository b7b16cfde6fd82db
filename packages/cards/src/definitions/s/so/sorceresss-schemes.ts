import { addMana, card, keyword, mana, returnTo, spell, target, the } from '@spellwright/dsl'

export const sorceresssSchemes = card({
  name: "Sorceress's Schemes",
  cost: '{3}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: {
        card: target({
          any: [
            { zone: 'graveyard', owner: 'you', type: ['instant', 'sorcery'] },
            { zone: 'exile', owner: 'you', keyword: 'flashback' },
          ],
        }),
      },
      effects: [returnTo('hand', the('card')), addMana('{R}')],
    }),
    keyword({ kind: 'flashback', cost: [mana('{4}{R}')] }),
  ],
})
