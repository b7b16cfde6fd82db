import { BASIC_LAND_TYPES } from '@spellwright/dsl'
import { VALUE_BOUND } from '../words/comparisons.ts'
import { SELF_TYPES } from '../words/self-nouns.ts'
import { VALUE } from '../words/values.ts'
import { OWN_ZONE } from '../words/zones.ts'
import { PERSON, THEIR } from './prepare.ts'

const DEEDS =
  'add|create|destroy|discard|draw|exile|gain|get|lose|mill|put|return|reveal|sacrifice|scry|search|shuffle|skip|surveil|take'
const COMMAND = new RegExp(`(^|: |\\. |, |, then | and |• )you (?=(?:${DEEDS})\\b)`, 'g')
const THEY = /\bthey (discard|draw|gain|lose|mill|own|pay|reveal|sacrifice)\b/g

/** "creature with flying an opponent controls", "creature an opponent controls with flying". */
const CONTROLLED_WITH = new RegExp(
  ` with ([a-z]+|first strike|(?:${VALUE.pattern}) \\w+(?: or (?:${VALUE_BOUND.pattern}))?|an? \\S+ counter on (?:it|them)) (you control|you don't control|an opponent controls|your opponents control|defending player controls)\\b`,
  'g',
)
const CHOSEN_FROM = new RegExp(` cards? of the chosen type from (your (?:${OWN_ZONE.pattern}))`, 'g')
const FROM_IT_WITH = new RegExp(` from it (with mana value \\d+ or (?:${VALUE_BOUND.pattern}))`, 'g')

const ENCHANTED = [...SELF_TYPES, 'permanent', 'vehicle', ...BASIC_LAND_TYPES].join('|').toLowerCase()
/** What an Aura is on, whatever it is called. */
const ATTACHED = new RegExp(`\\benchanted (?:${ENCHANTED})(?: or (?:${ENCHANTED}))?\\b`, 'g')

/** "a Knight, Aura, or Equipment card", "a Knight card or Aura or Equipment card". */
const oneOfThem = (list: string): string =>
  list
    .replace(/ card or /g, ' or ')
    .replace(/, or |, | or /g, ' or ')
    .replace(/\ban? /, 'a ')

/** The words of a line that can be told in two ways without another meaning, told in one. */
export function plainLine(line: string): string {
  return line
    .replace(THEIR, 'its')
    .replace(/\. then (if|put the rest) /g, '. $1 ')
    .replace(/(from among them and put) that card into your hand/g, '$1 it into your hand')
    .replace(PERSON, 'it')
    .replace(/(^|— |")when(?:ever)? /g, '$1when ')
    .replace(COMMAND, '$1')
    .replace(THEY, 'that player $1s')
    .replace(/\bthey control\b/g, 'that player controls')
    .replace(/their owners?'s? hands?\b/g, "their owner's hand")
    .replace(/(\bfor each [^.]*?) and\/or /g, '$1 or ')
    .replace(/ and\/or /g, ' and ')
    .replace(CONTROLLED_WITH, ' $2 with $1')
    .replace(/ to one or more permanents and players/g, '')
    .replace(/, it deals (\d+|x) damage instead/g, ', ~ deals $1 damage instead')
    .replace(/\byou don't control an? ([a-z -]+?)(?=[,.])/g, 'you control no $1')
    .replace(/\byou control no ([a-z -]+?)s(?=[,.])/g, 'you control no $1')
    .replace(/\. at the beginning of ((?:the|your) next [a-z ]+?), ([^.]+)(?=\.|$)/g, '. $2 at the beginning of $1')
    .replace(/(\bfor each [a-z]+) and ([a-z]+ card)/g, '$1 or $2')
    .replace(/\b(artifact|land|creature) source of your choice/g, '$1 of your choice')
    .replace(/"\./g, '."')
    .replace(ATTACHED, 'enchanted permanent')
    .replace(/ named ~ from (your graveyard)/g, ' from $1 named ~')
    .replace(/ named ~ you control/g, ' you control named ~')
    .replace(/^(when [^.]*?) and whenever /, '$1 or ')
    .replace(FROM_IT_WITH, ' $1 from it')
    .replace(/\bif it was kicked\b/g, 'if ~ was kicked')
    .replace(/~'s owner shuffles it into their library\b/g, "shuffle ~ into its owner's library")
    .replace(/\bif you cast it,/g, 'if it was cast,')
    .replace(/\b([a-z]+) spell or ([a-z]+) spell\b/g, '$1 or $2 spell')
    .replace(/\bnontoken modified\b/g, 'modified nontoken')
    .replace(/\bcolorless nonland\b/g, 'nonland colorless')
    .replace(/\b(?:reveal|search your library for|discard) (an? (?:[^." ]+ )*?card)\b/g, oneOfThem)
    .replace(/\b(targets? [^.]*?|target [^.]*?) each (gain|get|become)\b/g, '$1 $2')
    .replace(/\bthat (?:creature|artifact|enchantment|instant|sorcery|noncreature|planeswalker) spell\b/g, 'that spell')
    .replace(/\bat the beginning of each player's (\w+)/g, 'at the beginning of each $1')
    .replace(/\bas long as it's your turn\b/g, 'during your turn')
    .replace(/\bis (\d+) or greater\b/g, 'is $1 or more')
    .replace(
      / of the chosen (color|type) (your opponents control|they control|you control|an opponent controls)/g,
      ' $2 of the chosen $1',
    )
    .replace(CHOSEN_FROM, ' card from $1 of the chosen type')
    .replace(/ named ~ in (your graveyard|all graveyards)/g, ' in $1 named ~')
    .replace(/\bif you've (discarded|sacrificed) /g, 'if you $1 ')
    .replace(/\bas long as you've (discarded|sacrificed) /g, 'as long as you $1 ')
    .replace(/\b(an? [^.,]*?) died under your control this turn/g, '$1 you controlled died this turn')
    .replace(/ (activate only if [^.]+?) and only once each turn\./g, ' $1. activate only once each turn.')
    .replace(/\b(an? [a-z ]+?) enters under an opponent's control\b/g, '$1 an opponent controls enters')
    .replace(/\ba player or a planeswalker\b/g, 'a player or planeswalker')
    .replace(/ and (sacrifice|exile) it(?=:)/g, ', $1 ~')
    .replace(/\buntil end of turn, you may (play|cast) (that card|those cards|it|them)\b/g, 'you may $1 $2 this turn')
    .replace(/\byou may (play|cast) (that card|those cards|it|them) (until [a-z ]+?)\./g, '$3, you may $1 $2.')
    .replace(/(creature tokens?)( with [^".]+)?\. (?:it has|they have) "/g, (_, token, more) =>
      more === undefined ? `${token} with "` : `${token}${more} and "`,
    )
    .replace(/\bshuffle your library\b/g, 'shuffle')
    .replace(/ to that (?:permanent or player|player or permanent) instead/g, ' instead')
    .replace(/ from among (?:the milled cards|(?:the )?cards milled this way|those cards)\b/g, ' from among them')
    .replace(/\bspell, activated ability, or triggered ability\b/g, 'spell or ability')
    .replace(/\byour opponents control (\w+ or more)/g, 'an opponent controls $1')
    .replace(/ that's still a land( until end of turn)?/g, "$1. it's still a land")
    .replace(/ that are still lands( until end of turn)?/g, "$1. they're still lands")
    .replace(/\bother creature types\b/g, 'other types')
    .replace(/(base power and toughness \d+\/\d+) and (?:has|have) /g, '$1 and ')
    .replace(/\btheir controllers' (next )?untap steps\b/g, "their controller's $1untap step")
    .replace(/\byou had (an? [^,.]+?|another [^,.]+?) enter under your control/g, '$1 entered under your control')
    .replace(/\bthe end step\b/g, 'each end step')
    .replace(/\bis put into a graveyard from the battlefield\b/g, 'dies')
    .replace(/\bone of those cards\b/g, 'one of them')
    .replace(/\bexile all cards from (target \w+'s graveyard)/g, 'exile $1')
    .replace('a permanent left the battlefield under your control', 'a permanent you controlled left the battlefield')
    .split('. ')
    .map(atTheEnd)
    .map((sentence) =>
      /search (?:your|their) library/.test(sentence)
        ? sentence.replace(/\b(reveal|put) (?:that card|the card|those cards|them)(?=[ ,])/g, '$1 it')
        : sentence,
    )
    .join('. ')
    .replace(/\.$/, '')
}

/** "Until end of turn" before or behind what it says, in one sentence. */
function atTheEnd(sentence: string): string {
  if (sentence.includes('"')) return sentence
  const plain = sentence.replace(/(^|: |, |• )until end of turn, /, '$1').replace(/ until end of turn(?=[ ,.]|$)/, '')
  return plain.length === sentence.length - ' until end of turn'.length || plain.length < sentence.length
    ? `${plain.replace(/\.$/, '')} until end of turn`
    : sentence
}
