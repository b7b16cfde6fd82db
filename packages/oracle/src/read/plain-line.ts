import { BASIC_LAND_TYPES } from '@spellwright/dsl'
import { VALUE_BOUND } from '../words/comparisons.ts'
import { DURATION } from '../words/durations.ts'
import { SELF_TYPES } from '../words/self-nouns.ts'
import { VALUE } from '../words/values.ts'
import { OWN_ZONE } from '../words/zones.ts'
import { ofTwoPlayers, PERSON, THEIR } from './prepare.ts'

const DEEDS =
  'add|create|destroy|discard|draw|exile|gain|get|lose|mill|put|return|reveal|sacrifice|scry|search|shuffle|skip|surveil|take'
const COMMAND = new RegExp(`(^|: |\\. |, |, then | and |• )you (?=(?:${DEEDS})\\b)`, 'g')
const THEY =
  /\bthey (discard|draw|mill|own|pay|reveal|sacrifice|(?:gain|lose)(?= [\dx]+ life| life| that much|s? half))\b/g

/** "creature with flying an opponent controls", "creature an opponent controls with flying". */
const CONTROLLED_WITH = new RegExp(
  ` with ([a-z]+|first strike|power or toughness \\d+ or less|(?:${VALUE.pattern}) \\w+(?: or (?:${VALUE_BOUND.pattern}))?|an? \\S+ counter on (?:it|them)) (you control|you don't control|an opponent controls|your opponents control|defending player controls)\\b`,
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

const otherThan = (_: string, article: string, noun: string): string =>
  article === 'target' ? `another target ${noun}` : `another ${noun}`

const noneOfTheirs = (_: string, noun: string): string => `an opponent controls no ${noun.replace(/s\b/, '')}`

const anotherPlayer = (_: string, does: string): string =>
  `if the player ${does === 'do' || does === 'does' ? 'does' : "doesn't"},`

/** Whatever was destroyed: "creatures destroyed this way can't be regenerated". */
const REGENERATION =
  /(?:,? and|\.) (?:it|they|(?:that|those) [a-z]+|(?:an? )?[a-z]+ destroyed this way) can't be regenerated(?=\.|$)/g

/** "destroy all creatures of the creature type of your choice": what is chosen is told first. */
const choosesFirst = (_: string, start: string, what: string, type?: string): string =>
  `${start}choose a ${type === undefined ? 'color' : 'creature type'}. ${what} of the chosen ${type ?? 'color'}`

/** "becomes a 5/5 Treefolk creature with trample", by its sort first. */
const sortOfCreature = (_: string, size: string, words: string, abilities?: string): string =>
  `becomes ${words}creature with base power and toughness ${size}${abilities === undefined ? '' : ` and gains ${abilities}`}`

const MOST_REMEMBERED = 20_000
const remembered = new Map<string, string>()

/** The words of a line that can be told in two ways without another meaning, told in one. */
export function plainLine(line: string): string {
  const known = remembered.get(line)
  if (known !== undefined) return known
  if (remembered.size > MOST_REMEMBERED) remembered.clear()
  const plain = inPlainWords(line)
  remembered.set(line, plain)
  return plain
}

/** Where a card must be for its ability says where it is moved from. */
const whereItIs = (line: string): string =>
  line.includes('if ~ is in your graveyard') ? line.replaceAll(' ~ from your graveyard', ' ~') : line

function inPlainWords(line: string): string {
  return ofTwoPlayers(whereItIs(line))
    .replace(THEIR, 'its')
    .replace(/\. then /g, '. ')
    .replace(/, instead ([^.]+)/g, ', $1 instead')
    .replace(/(^|\. |: )([^.]+) instead if ([^.]+)/g, '$1if $3, $2 instead')
    .replace(
      /\bdiscards? all the cards in (your|their) hand\b/g,
      (all, whose) => `discard${all.startsWith('discards') ? 's' : ''} ${whose} hand`,
    )
    .replace(/\bafter this (?:main|combat) phase\b/g, 'after this phase')
    .replace(/\b(create [^."]*?) or create /g, '$1 or ')
    .replace(/\b(?:that copy|those copies)\b/g, 'the copy')
    .replace(/\bchoose new targets for the copies\b/g, 'choose new targets for the copy')
    .replace(/\bthe next time you cast your next\b/g, 'the next time you cast a')
    .replace(/\bwhen you (?:next cast|cast your next) (?:an? )?/g, 'when you cast a ')
    .replace(/\bwhen you cast an? /g, 'when you cast a ')
    .replace(/\b(target|an?|another) ([^.,:"]*?) other than ~/g, otherThan)
    .replace(/\b(each|all) ([^.,:"]*?) other than ~/g, '$1 other $2')
    .replace(/\bthan each (?:opponent|other player)\b/g, 'than an opponent')
    .replace(/\b(?:no opponent controls an? |your opponents control no |no opponents control )([^.,]*)/g, noneOfTheirs)
    .replace(/\bno ([^.,]*?) are on the battlefield\b/g, 'there are no $1 on the battlefield')
    .replace(/\b(you control an? [^.,]*?) and you control (an?) /g, '$1 and $2 ')
    .replace(
      /\b(if|unless) (it|that \w+|the \w+ \w+) was (an? |not |suspected\b|multicolored\b|historic\b|modified\b|black\b|white\b|red\b|blue\b|green\b|legendary\b|tapped\b|attacking\b|blocking\b)/g,
      '$1 $2 is $3',
    )
    .replace(/\bif (it|that \w+) wasn't (an? )/g, "if $1 isn't $2")
    .replace(/\bif that (?:creature|permanent|card|land|artifact|spell|enchantment) is\b/g, 'if it is')
    .replace(/\bit is\b/g, "it's")
    .replace(/\bfrom your graveyard to (?:its|their) owner(?:'s|s')? hands?\b/g, 'from your graveyard to your hand')
    .replace(/(?<=from an opponent's graveyard) to their hand\b/g, " to an opponent's hand")
    .replace(/\breveal (an? [^.,]*?) in your hand\b/g, 'reveal $1 from your hand')
    .replace(/\bwould be put into a graveyard from the battlefield\b/g, 'would die')
    .replace(/\bput ~'s counters\b/g, 'put its counters')
    .replace(/(: )it (deals|gets|gains|becomes|fights|can't|doesn't)\b/g, '$1~ $2')
    .replace(
      /\b(cards?) from (your graveyard|a graveyard|exile) and ((?:up to \w+ )?(?:other |another )?target [^.,]*? cards? from \2)/g,
      '$1 and $3',
    )
    .replace(/\bit's not\b/g, "it isn't")
    .replace(/\b(its|~'s|that \w+'s) (mana value|power|toughness) was\b/g, '$1 $2 is')
    .replace(/\bit had (?:one or more )?counters on it\b/g, 'it had a counter on it')
    .replace(
      /\b(?:it wasn't cast from your hand|~ was cast from anywhere other than your hand)\b/g,
      "you didn't cast it from your hand",
    )
    .replace(/\byou didn't cast ~ from your hand\b/g, "you didn't cast it from your hand")
    .replace(/\byou cast it from your hand\b/g, 'you cast ~ from your hand')
    .replace(/\b(?:~|it) was cast from (?:your|a) graveyard\b/g, '~ was cast from a graveyard')
    .replace(/\byou searched your library\b/g, 'you search your library')
    .replace(/\bone of your opponents\b/g, 'an opponent')
    .replace(/\b(dealt(?: to [^.]*?)?) by ([^.]*?) this turn\b/g, '$1 this turn by $2')
    .replace(
      /\bprevent (all|the next [\dx]+) ((?:non)?combat )?damage ([^.]*?) would deal to ([^.]*?) this turn/g,
      'prevent $1 $2damage that would be dealt to $4 this turn by $3',
    )
    .replace(/(^|\n)if ([^.]*?), ~ costs ((?:\{[^}]+\})+ (?:less|more) to cast)\b/g, '$1~ costs $3 if $2')
    .replace(
      /(^|\n)you may cast ~ as though it had flash if ([^.]*)/g,
      '$1if $2, you may cast ~ as though it had flash',
    )
    .replace(
      /\bif an effect would create one or more tokens under your control, it creates twice that many of those tokens instead\b/g,
      'if one or more tokens would be created under your control, twice that many of those tokens are created instead',
    )
    .replace(/ (?:are|is) put on that \w+ instead/g, ' are put on it instead')
    .replace(/\buntap all ([^.]*? during each other player's untap step)/g, 'untap $1')
    .replace(/\bduring each of (your|their) turns\b/g, 'on each of $1 turns')
    .replace(/\bplayers may play an additional land\b/g, 'each player may play an additional land')
    .replace(/\bbe the target of\b/g, 'be the targets of')
    .replace(
      /\bat least (\w+) mana was spent to cast (?:that spell|it)\b/g,
      '$1 or more mana was spent to cast that spell',
    )
    .replace(/\b(play|cast) (?:cards exiled this way|the exiled cards|those cards|them)\b/g, '$1 those cards')
    .replace(/\bmay (play|cast) (?:the exiled card|that card|it)\b/g, 'may $1 that card')
    .replace(/\bas long as (?:it remains|they remain) exiled\b/g, 'as long as it remains exiled')
    .replace(
      /\bbecomes? (an artifact creature|artifact creatures) in addition to (?:its|their) other types\b/g,
      'becomes $1',
    )
    .replace(/\bbecome artifact creatures\b/g, 'becomes artifact creatures')
    .replace(/\bgains? all creature types\b/g, 'becomes every creature type')
    .replace(/\bbecome every creature type\b/g, 'becomes every creature type')
    .replace(/\bit's still an? [a-z]+ land\b/g, "it's still a land")
    .replace(
      /\bequal to ([^.]*?) to (each player|each opponent|that player|you|target player|target opponent|its controller)(?=\.|$)/g,
      'to $2 equal to $1',
    )
    .replace(/\bthe owner of (target [^.]*?) (shuffles|puts) it\b/g, "$1's owner $2 it")
    .replace(/(target [^.]*?)'s owner shuffles it into their library\b/g, "shuffle $1 into its owner's library")
    .replace(/\bon their choice of the top or bottom\b/g, 'on the top or bottom')
    .replace(/\breveal that card\b/g, 'reveal it')
    .replace(/\bspent to cast it\b/g, 'spent to cast ~')
    .replace(/\b(?:instant and sorcery|instant or sorcery) spells\b/g, 'instant or sorcery spells')
    .replace(
      /\bonly to cast an? ([^.,"]*?) spell or (?:to )?activate an ability of an? ([^.,"]*?)(?= source|\.|$)(?: source)?/g,
      'only to cast $1 spells or activate abilities of $2s',
    )
    .replace(/\bonly to cast an? ([^.,"]*?) spell\b/g, 'only to cast $1 spells')
    .replace(/\bcan't be spent to cast an? ([^.,"]*?) spell\b/g, "can't be spent to cast $1 spells")
    .replace(/\bif (?:they|that player|that opponent|its controller) (does?n't|don't|does?),/g, anotherPlayer)
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
    .replace(/\bif ~ was kicked, it deals\b/g, 'if ~ was kicked, ~ deals')
    .replace(/\bas long as (.+?) and ~ is in your graveyard,/g, 'as long as ~ is in your graveyard and $1,')
    .replace(/~'s owner shuffles it into their library\b/g, "shuffle ~ into its owner's library")
    .replace(/\bif you cast it,/g, 'if it was cast,')
    .replace(/\b([a-z]+) spell or ([a-z]+) spell\b/g, '$1 or $2 spell')
    .replace(/\b([a-z]+) ((?:[a-z]+ )?(?:spells|creatures|permanents)) and ([a-z]+) \2\b/g, '$1 or $3 $2')
    .replace(/\bnontoken modified\b/g, 'modified nontoken')
    .replace(/\bcolorless nonland\b/g, 'nonland colorless')
    .replace(/\b(?:reveal|search your library for|discard) (an? (?:[^." ]+ )*?card)\b/g, oneOfThem)
    .replace(/\b(targets? [^.]*?|target [^.]*?) each (gain|get|become)\b/g, '$1 $2')
    .replace(/\bthat (?:creature|artifact|enchantment|instant|sorcery|noncreature|planeswalker) spell\b/g, 'that spell')
    .replace(/\bat the beginning of each player's (\w+)/g, 'at the beginning of each $1')
    .replace(/\bas long as it's your turn\b/g, 'during your turn')
    .replace(/ (?:has|have) ([^.,"]+ for as long as )/g, ' gains $1')
    .replace(
      /(creature tokens?)( with [^".,]+?) named ([a-z][^".,]*?)(?=[.,]| (?:at|for|and put)\b|$)/g,
      '$1 named $3$2',
    )
    .replace(/\b(an? [^.,]*? )was ((?:milled|revealed|discarded|exiled|sacrificed) this way)/g, '$1is $2')
    .replace(/(^|\. |, |: )for each ([^.,"]+), ([^."]+)(?=\.|$)/g, '$1$3 for each $2')
    .replace(/\b(?:creature|permanent|artifact|enchantment|land)(s?) exiled this way\b/g, 'card$1 exiled this way')
    .replace(/\b(sacrifice any number of [^.,]*?) you control\b/g, '$1')
    .replace(/\b(reveal any number of [^.,]*?) in your hand\b/g, '$1 from your hand')
    .replace(/(^|: |\. |, )([^.:,]*?) of the (?:creature (type)|(color)) of your choice\b/g, choosesFirst)
    .replace(/\bthe chosen creature type\b/g, 'the chosen type')
    .replace(
      /\bbecomes an? (\d+\/\d+) ((?:(?!artifact)[a-z-]+ )+)creature(?: with ([^.]*?))?(?=\.|,| until| that's still|$)/g,
      sortOfCreature,
    )
    .replace(/\bbecomes an? ([^.,]*? creature with base power)/g, 'becomes $1')
    .replace(
      /(~ (?:can't (?:attack or block|attack|block)|doesn't untap during your untap step)) if ([^.]+)/g,
      '$1 as long as $2',
    )
    .replace(/\bblocking or being blocked by\b/g, 'blocking or blocked by')
    .replace(/\b(for each [^.]*?) in their (graveyard|hand)\b/g, "$1 in that player's $2")
    .replace(/ that(?:'s| are) attacking you\b/g, ' attacking you')
    .replace(
      /\beach (creature|artifact|land|planeswalker) and each (creature|artifact|land|planeswalker)\b/g,
      'each $1 and $2',
    )
    .replace(/\bboth creatures have\b/g, 'each of those creatures has')
    .replace(/(sacrifice an? [^,:]+), sacrifice (an? [^,:]+), sacrifice (an? [^,:]+)(?=[,:])/g, '$1, $2, and $3')
    .replace(/^(when [^,.]*?) or when(?:ever)? /, '$1 or ')
    .replace(/\b(non[a-z]+) (attacking|blocking|tapped|untapped)\b/g, '$2 $1')
    .replace(/\bspells that target ([^.,"]*?) (you cast|your opponents cast)\b/g, 'spells $2 that target $1')
    .replace(/ in all graveyards (with the same name as [^.,]+)/g, ' $1 in all graveyards')
    .replace(/\bshuffles their library\b/g, 'shuffles')
    .replace(/\bif its mana value is (\d+ or (?:less|more|greater))/g, 'if it has mana value $1')
    .replace(/\bthe (?:sacrificed|discarded|exiled) [a-z]+'s (power|toughness|mana value)\b/g, 'its $1')
    .replace(/(^|\. |: |— )until end of turn, when(?:ever)? ([^,"]+), /g, '$1when $2 this turn, ')
    .replace(/(^|\. |: )whenever ([^,"]+ this turn), /g, '$1when $2, ')
    .replace(/(\bfor each [a-z]+) and ([a-z]+ (?:attached|you control))/g, '$1 or $2')
    .replace(
      /\b(becomes [^.]*?artifact creatures?[^.]*?) in addition to (?:its|their) other (?:creature )?types/g,
      '$1',
    )
    .replace(/ of that (color|type)\b/g, ' of the chosen $1')
    .replace(/\bis (\d+) or greater\b/g, 'is $1 or more')
    .replace(REGENERATION, ". it can't be regenerated")
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
    .replace(/(creature tokens?(?: named [^".]+?)?)( with [^".]+)?\. (?:it has|they have) "/g, (_, token, more) =>
      more === undefined ? `${token} with "` : `${token}${more} and "`,
    )
    .replace(/\bshuffle your library\b/g, 'shuffle')
    .replace(/(search(?:es)? [^.]*?), then ((?:that player )?shuffles?)(?! and)\b/g, '$1. $2')
    .replace(/ to that (?:permanent or player|player or permanent) instead/g, ' instead')
    .replace(/ from among (?:the milled cards|(?:the )?cards milled this way|those cards)\b/g, ' from among them')
    .replace(/\bspell, activated ability, or triggered ability\b/g, 'spell or ability')
    .replace(/\ban opponent controls no ([^.,]*)/g, noneOfTheirs)
    .replace(/\byour opponents control (\w+ or more)/g, 'an opponent controls $1')
    .replace(
      /(\b(?:is|are) [^.]*?creatures? (?:with [^.]*?)?)\. (?:they're|it's) still (?:a )?lands?(?=\.|$)/g,
      '$1 that are still lands',
    )
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
    .map(untilLater)
    .map(atTheEnd)
    .map((sentence) =>
      /searche?s? (?:your|their|target|that) /.test(sentence)
        ? sentence
            .replace(/\b(reveals?|puts?|exiles?) (?:that card|the card|those cards|them)(?=[ ,]|$)/g, '$1 it')
            .replace(/(?:, and|,| and) (reveals?|puts?|exiles?) it\b/g, ', $1 it')
        : sentence,
    )
    .join('. ')
    .replace(/\.$/, '')
}

const LATER = new RegExp(
  `^((?:[^:"]*: )?)(${DURATION.say('untilYourNextTurn')}|${DURATION.say('endOfCombat')}), ([^"]+)$`,
)

/** "Until your next turn" before or behind what it says. */
function untilLater(sentence: string): string {
  const found = LATER.exec(sentence)
  return found === null ? sentence : `${found[1]}${found[3]!.replace(/\.$/, '')} ${found[2]}`
}

/** "Until end of turn" before or behind what it says, in one sentence. */
function atTheEnd(sentence: string): string {
  if (sentence.includes('"')) return sentence
  const plain = sentence.replace(/(^|: |, |• )until end of turn, /, '$1').replace(/ until end of turn(?=[ ,.]|$)/, '')
  return plain.length === sentence.length - ' until end of turn'.length || plain.length < sentence.length
    ? `${plain.replace(/\.$/, '')} until end of turn`
    : sentence
}
