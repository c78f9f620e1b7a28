// Passwords that attackers try first. What people do to a common word so that it passes a rule (a capital, a year, "1!", a zero for an o)
// is undone before it is looked up, so a short list covers the many thousands of spellings that guessing programs make.

/** Words that are a common password with any digits and signs around them. */
const WORDS = new Set(
  `password passwort passwd passw pass passphrase contrasena motdepasse senha parola wachtwoord haslo mypassword
  secret topsecret letmein welcome welcomehome welcomeback login signin access accessgranted hello hellothere helloworld
  admin administrator root sysadmin superuser user guest master default changeme changeit temp temporary demo
  qwerty qwert qwertz qwertyuiop qwertyui asdf asdfg asdfgh asdfghjkl zxcv zxcvb zxcvbn zxcvbnm azerty yxcvbnm qweasd qweasdzxc
  qazwsx qazwsxedc zaqxsw poiuytrewq mnbvcxz lkjhgfdsa
  abc abcd abcabc aaaaaa xxxxxx zzzzzz
  iloveyou loveyou iloveme lovely lover love trustno trustnoone fuckyou fuckme fuckoff asshole whatever
  monkey dragon shadow sunshine princess superman batman spiderman ironman pokemon pikachu starwars startrek matrix
  football baseball basketball soccer hockey tennis golfer chelsea liverpool arsenal barcelona juventus realmadrid manchester
  yankees cowboys steelers packers eagles lakers ranger rangers redsox broncos raiders dolphins
  michael jordan jennifer jessica michelle ashley amanda daniel andrew joshua matthew anthony william robert thomas charlie
  george nicole hannah samantha alexander alexandra maggie buster ginger tigger snoopy cookie peanut pepper chocolate cheese
  banana orange purple yellow silver golden diamond summer winter spring autumn january february march april june july
  august september october november december monday tuesday wednesday thursday friday saturday sunday
  mustang corvette ferrari porsche mercedes harley yamaha honda toyota hunter killer ninja samurai phoenix falcon eagle tiger
  lion wolf wolves bear panther cheetah horse bulldog kitty kitten puppy flower butterfly rainbow angel angels heaven jesus
  jesuschrist christ blessed faith hope freedom forever family friends friend mother father daddy mommy baby babygirl
  computer internet google facebook instagram twitter youtube linkedin microsoft windows apple iphone samsung android amazon
  netflix starbucks nintendo playstation xbox minecraft fortnite roblox linux oracle cisco server network database
  america american canada london paris berlin newyork california texas florida hawaii arizona nevada miami orlando tampa
  phoenix vegas lasvegas losangeles sandiego chicago boston dallas houston
  money dollar casino lottery winner champion success business company office manager service support training student
  teacher school college university
  limpid pool pools swimming swimmingpool poolcare chlorine water clearwater poolboy poolparty hottub jacuzzi
  corona covid merlin gandalf hobbit naruto zelda mario sonic
  metallica slipknot nirvana eminem beatles biteme maverick scooter hardcore cowboy cameron bailey
  please nothing something blahblah foobar foo bar test tester testing testtest testuser sample example`
    .split(/\s+/)
    .filter(Boolean),
);

/** Common as they are, in lower case. */
const SPELLINGS = new Set(
  `abc12345 abc123456 abcd1234 abcd12345 abcde123 abcdef123 a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678 aaa11111 aaaa1111 a1234567 a12345678
  a123456789 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1xsw2 q1w2e3r4 q1w2e3r4t5 qwe12345 qwe123qwe
  qweqwe123 qwer1234 qwert123 qwert12345 asd12345 asd123asd asdf1234 asdfg123 zxc12345 zxcvbn123 123qweasd 123qwe123 123abc123 1234abcd
  12345abc 12345qwert 123456ab 123456qw 1234qwer 12qwaszx 12345678a 123456789a 1111aaaa test1234 test12345 user1234 p4ssw0rd p4ssword
  ncc1701d thx1138a rush2112 blink182 fuck1234 love1234 love12345 pass1234 pass12345 pass123456 m1ch43l1 j0rdan23 k1ll3r123`
    .split(/\s+/)
    .filter(Boolean),
);

const LEET: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' };

const edges = (text: string): string => text.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, '');
const unleet = (text: string): string => text.replaceAll(/[013457@$!]/g, (sign) => LEET[sign] ?? sign);

/** The words that a password may be made of: as it is without its edges, and with its letters written as letters. */
function cores(password: string): string[] {
  const lower = password.toLowerCase();
  const bare = edges(lower);
  return [lower, bare, unleet(bare), edges(unleet(lower)), unleet(lower)].flatMap((core) => {
    const half = core.slice(0, core.length / 2);
    return half.length > 2 && half + half === core ? [core, half] : [core];
  });
}

const isOneCharacter = (text: string): boolean => new Set(text).size <= 2;

/** `personal`: what a stranger knows of this person, such as the address and the names. */
export function isCommonPassword(password: string, personal: readonly string[] = []): boolean {
  const lower = password.toLowerCase();
  if (SPELLINGS.has(lower) || isOneCharacter(lower)) return true;
  const known = new Set(personal.flatMap((text) => text.toLowerCase().split(/[@\s]/)).filter((text) => text.length >= 3));
  return cores(password).some((core) => WORDS.has(core) || known.has(core));
}
