import { activated, card, destroy, mana, rule } from '@spellwright/dsl'

export const experimentalFrenzy = card({
  name: 'Experimental Frenzy',
  cost: '{3}{R}',
  type: 'Enchantment',
  abilities: [
    rule({ kind: 'topCardRevealed', player: 'you', to: 'owner' }),
    rule({ kind: 'mayPlayFrom', player: 'you', zone: 'library', what: {}, top: 'top', verb: 'play' }),
    rule({ kind: 'cantPlayLands', player: 'you', from: ['hand'] }),
    rule({ kind: 'cantCast', player: 'you', spell: {}, from: ['hand'] }),
    activated({ cost: [mana('{3}{R}')], effects: [destroy('self')] }),
  ],
})
