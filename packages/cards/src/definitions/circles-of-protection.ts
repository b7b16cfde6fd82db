import { activated, card, type Filter, mana, preventFromChosenSource } from '@spellwright/dsl'

const circle = (name: string, source: Filter) =>
  card({
    name,
    cost: '{1}{W}',
    type: 'Enchantment',
    abilities: [
      activated({ cost: [mana('{1}')], effects: preventFromChosenSource(source, { to: { player: 'you' } }) }),
    ],
  })

export const circleOfProtectionBlack = circle('Circle of Protection: Black', { color: 'B' })
export const circleOfProtectionRed = circle('Circle of Protection: Red', { color: 'R' })
export const circleOfProtectionShadow = circle('Circle of Protection: Shadow', { type: 'creature', keyword: 'shadow' })
